# In a flake or an overlay: pkgs.callPackage ./packaging/nix/package.nix { }
{
  lib,
  rustPlatform,
  installShellFiles,
}:

rustPlatform.buildRustPackage {
  pname = "damier";
  version = "0.1.0";

  src = lib.cleanSource ../..;
  cargoLock.lockFile = ../../Cargo.lock;
  cargoBuildFlags = [
    "--bin"
    "damier"
  ];
  buildType = "dist";
  # The tests drive terminals and take minutes; continuous testing runs them.
  doCheck = false;

  nativeBuildInputs = [ installShellFiles ];
  postInstall = ''
    $out/bin/damier man > damier.1
    installManPage damier.1
    installShellCompletion --cmd damier \
      --bash <($out/bin/damier completions bash) \
      --fish <($out/bin/damier completions fish) \
      --zsh <($out/bin/damier completions zsh)
    install -D -m 644 -t $out/share/applications packaging/damier.desktop
    install -D -m 644 packaging/icons/damier-256.png $out/share/icons/hicolor/256x256/apps/damier.png
  '';

  meta = {
    description = "Draughts trainer for the terminal";
    homepage = "https://github.com/damier-draughts/damier";
    license = with lib.licenses; [
      mit
      asl20
    ];
    mainProgram = "damier";
    platforms = lib.platforms.unix;
  };
}
