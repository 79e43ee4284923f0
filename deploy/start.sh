#!/bin/sh
# What the container does: writes the values of the environment into pages and configuration, checks them, and becomes the server.
set -eu
out=/run/customer-site
module=/usr/lib/nginx/modules/ngx_http_brotli_static_module.so
# What a restarted container has left.
rm -rf "$out"/*
set -- "$@" --to "$out" --nginx /usr/sbin/nginx
if [ -f "$module" ]; then set -- "$@" --brotli-module "$module"; fi
node tools/build/src/deploy/configure.ts "$@"
exec /usr/sbin/nginx -p "$out" -c "$out/current/nginx/nginx.conf" -e stderr
