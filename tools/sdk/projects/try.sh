#!/bin/sh
# Installs the SDK of `npm run sdk:pack` into a fresh project, with npm's strict check of peers, and runs a script of the project's package.json.
# The scripts of `node` need the mock (npm run mock).
# Usage: tools/sdk/projects/try.sh node peers axios@1.7.0 zod@4.3.0 msw@2.7.0
set -eu
sdk=$(ls "$PWD"/dist-sdk/customer-sdk-*.tgz)
folder=$(mktemp -d)
cp -R "$(dirname "$0")/$1/." "$folder"
script=$2
shift 2
cd "$folder"
npm install "$sdk" "$@" --strict-peer-deps --no-audit --no-fund --loglevel=error
npm ls --depth=0
npm run "$script"
rm -r "$folder"
