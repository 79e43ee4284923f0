#!/bin/sh
# What the container does: writes the values of the environment into pages and configuration, checks them, and becomes the server.
set -eu
out=/tmp/farol/served
module=/usr/lib/nginx/modules/ngx_http_brotli_static_module.so
set -- --to "$out"
if [ -f "$module" ]; then set -- "$@" --brotli-module "$module"; fi
node tools/build/src/deploy/configure.ts "$@"
/usr/sbin/nginx -t -q -p "$out" -c "$out/nginx/nginx.conf" -e stderr
exec /usr/sbin/nginx -p "$out" -c "$out/nginx/nginx.conf" -e stderr
