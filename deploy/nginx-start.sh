#!/bin/sh
# Puts the operator's words into the configuration and becomes nginx. Every word has a default but the storefronts.
set -eu

: "${STOREFRONTS:?for example: server storefront-1:3000; server storefront-2:3000;}"
TEMPLATES=${TEMPLATES:-/etc/stockist}
RELEASE=${RELEASE:-/srv/release}
export RUN_PATH="${RUN_PATH:-/run/stockist}"
export ASSETS_ROOT="${ASSETS_ROOT:-/srv/assets}"
export CACHE_PATH="${CACHE_PATH:-/var/cache/stockist}"
export CACHE_SIZE="${CACHE_SIZE:-2g}"
export LISTEN="${LISTEN:-80}"
export SCHEME="${SCHEME:-https}"
export SITE_CONF="${SITE_CONF:-/etc/stockist/site.d/*.conf}"
export ACCESS_LOG="${ACCESS_LOG:-/dev/stdout}"
export ERROR_LOG="${ERROR_LOG:-stderr}"
# How much of what is in no cache a visitor may ask for, and how much at once.
export VISITOR_RATE="${VISITOR_RATE:-50r/s}"
export VISITOR_BURST="${VISITOR_BURST:-500}"
export WORKER_USER="${WORKER_USER:-www-data}"
export PLATFORM="${PLATFORM:-}"
export PLATFORM_LISTEN="${PLATFORM_LISTEN:-81}"
export PLATFORM_CONF="${PLATFORM_CONF:-/etc/stockist/platform.d/*.conf}"
export SITES="$RUN_PATH/sites/*.conf"

words='${STOREFRONTS} ${RUN_PATH} ${ASSETS_ROOT} ${CACHE_PATH} ${CACHE_SIZE} ${LISTEN} ${SCHEME} ${SITE_CONF}
  ${ACCESS_LOG} ${ERROR_LOG} ${VISITOR_RATE} ${VISITOR_BURST} ${WORKER_USER}
  ${PLATFORM} ${PLATFORM_LISTEN} ${PLATFORM_CONF} ${SITES}'

# One that was killed leaves it behind, and nothing could listen there.
rm -f "$RUN_PATH/past-cache.sock"
mkdir -p "$RUN_PATH/sites" "$CACHE_PATH" "$ASSETS_ROOT"
# The assets of this release beside those of former ones, which open pages still ask for.
cp -rn "$RELEASE/." "$ASSETS_ROOT/"
cp "$RELEASE/languages.conf" "$ASSETS_ROOT/languages.conf"
envsubst "$words" <"$TEMPLATES/nginx-main.conf" >"$RUN_PATH/nginx.conf"
# The shop first: the format of its log is the platform's, too.
envsubst "$words" <"$TEMPLATES/nginx.conf" >"$RUN_PATH/sites/1-shop.conf"
if [ -n "$PLATFORM" ]; then envsubst "$words" <"$TEMPLATES/nginx-platform.conf" >"$RUN_PATH/sites/2-platform.conf"; fi
exec nginx -c "$RUN_PATH/nginx.conf" -g 'daemon off;' "$@"
