# What all scripts here know. Source it at the root of the repository.
# shellcheck shell=bash

version="$(sed -n '/^\[workspace.package\]/,/^\[/s/^version = "\(.*\)"/\1/p' Cargo.toml)"
packages="$PWD/target/packages"
homepage="https://github.com/damier-draughts/damier"
# The time of all files in all packages: that of the commit, so that two builds give the same bytes.
SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(cat packaging/epoch 2> /dev/null || git log -1 --format=%ct)}"
export SOURCE_DATE_EPOCH TZ=UTC LC_ALL=C

# Fails if a program contains a path of this machine.
refuse_paths() {
    local path
    for path in "${CARGO_HOME:-$HOME/.cargo}/registry/src" "$PWD/" "$HOME/"; do
        if grep -qaF -- "$path" "$1"; then
            echo "$1 contains the path $path" >&2
            return 1
        fi
    done
}

# The flags by which Rust and C leave out the paths of this machine.
remap="--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}/registry/src=registry --remap-path-prefix=$PWD=damier"
CFLAGS="-ffile-prefix-map=${CARGO_HOME:-$HOME/.cargo}/registry/src=registry -ffile-prefix-map=$PWD=damier"
export CFLAGS

# Packs a folder into a tar archive whose bytes depend on its contents only: pack FOLDER ARCHIVE.
pack() {
    tar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=gnu \
        -C "$(dirname "$1")" -c "$(basename "$1")" | xz -T1 -9 > "$2"
}
