class Damier < Formula
  desc "Draughts trainer for the terminal"
  homepage "https://github.com/damier-draughts/damier"
  url "https://github.com/damier-draughts/damier/releases/download/v0.1.0/damier-0.1.0-source.tar.xz"
  # packaging/release sums writes the sum of the archive that is released.
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license any_of: ["MIT", "Apache-2.0"]

  depends_on "rust" => :build

  def install
    system "cargo", "build", "--profile", "dist", "--frozen", "--offline", "--bin", "damier"
    system "packaging/stage", "target/dist/damier", "target/dist/damier", buildpath/"staged"
    staged = buildpath/"staged/usr"
    bin.install staged/"bin/damier"
    man1.install staged/"share/man/man1/damier.1.gz"
    bash_completion.install staged/"share/bash-completion/completions/damier"
    zsh_completion.install staged/"share/zsh/vendor-completions/_damier"
    fish_completion.install staged/"share/fish/vendor_completions.d/damier.fish"
    doc.install Dir[staged/"share/doc/damier/*"]
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/damier --version")
    assert_match "nodes", shell_output("#{bin}/damier bench")
  end
end
