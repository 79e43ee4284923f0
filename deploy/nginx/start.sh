#!/bin/sh
# What the container does. A template like nginx.conf beside it: the image has the finished file.
set -eu
mkdir -p "{{runtime}}"
# What a container that was restarted has left.
rm -f "{{runtime}}/health.sock"

# Pages stay open when the next release is served, and load their parts by the old names: the hashed files of each release stay in a folder
# that outlives it, for 30 days after it was replaced. Other servers may read and write the same folder.
kept="{{keptAssets}}"
if [ -n "$kept" ]; then
  mkdir -p "$kept/assets"
  cd "$kept/assets"
  # In use until now: the files of the release that this one replaces.
  if [ -e ../last-release ]; then xargs touch -c < ../last-release; fi
  # Into a folder beside them first, so that nobody reads half a file.
  aside=$(mktemp -d .XXXXXX)
  cp "{{site}}"/assets/* "$aside"
  mv "$aside"/* .
  ls "{{site}}/assets" > "$aside/list"
  mv "$aside/list" ../last-release
  rmdir "$aside"
  find . -type f -mtime +30 -delete
fi

exec "${NGINX_PATH:-nginx}" -p "{{runtime}}" -c "{{conf}}/nginx.conf" -e stderr
