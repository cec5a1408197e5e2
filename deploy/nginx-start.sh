#!/bin/sh
# Fills the settings into the configuration and starts nginx. All but STOREFRONTS have a default.
set -eu

: "${STOREFRONTS:?for example: server storefront-1:3000; server storefront-2:3000;}"
TEMPLATES=${TEMPLATES:-/etc/stockist}
RELEASE=${RELEASE:-/srv/release}
export RUN_PATH="${RUN_PATH:-/run/stockist}"
export ASSETS_ROOT="${ASSETS_ROOT:-/srv/assets}"
ASSETS_DAYS="${ASSETS_DAYS:-90}"
export CACHE_PATH="${CACHE_PATH:-/var/cache/stockist}"
export CACHE_SIZE="${CACHE_SIZE:-2g}"
export LISTEN="${LISTEN:-80}"
export SCHEME="${SCHEME:-https}"
export SITE_CONF="${SITE_CONF:-/etc/stockist/site.d/*.conf}"
export ACCESS_LOG="${ACCESS_LOG:-/dev/stdout}"
export ERROR_LOG="${ERROR_LOG:-stderr}"
# Rate and burst of uncached requests per visitor.
export VISITOR_RATE="${VISITOR_RATE:-50r/s}"
export VISITOR_BURST="${VISITOR_BURST:-500}"
export WORKER_USER="${WORKER_USER:-www-data}"
export PLATFORM="${PLATFORM:-}"
export PLATFORM_LISTEN="${PLATFORM_LISTEN:-81}"
export PLATFORM_CONF="${PLATFORM_CONF:-/etc/stockist/platform.d/*.conf}"
export SITES="$RUN_PATH/sites/*.conf"

settings='${STOREFRONTS} ${RUN_PATH} ${ASSETS_ROOT} ${CACHE_PATH} ${CACHE_SIZE} ${LISTEN} ${SCHEME} ${SITE_CONF}
  ${ACCESS_LOG} ${ERROR_LOG} ${VISITOR_RATE} ${VISITOR_BURST} ${WORKER_USER}
  ${PLATFORM} ${PLATFORM_LISTEN} ${PLATFORM_CONF} ${SITES}'

# An nginx that was killed leaves its socket behind, which would block listening.
rm -f "$RUN_PATH/uncached.sock"
mkdir -p "$RUN_PATH/sites" "$CACHE_PATH" "$ASSETS_ROOT"
# Assets of earlier releases stay, since open pages still request them, until none of their starts was in so many days.
# A page older than that asks a storefront.
cp -rn "$RELEASE/." "$ASSETS_ROOT/"
(cd "$RELEASE" && find . -type f -print0) | (cd "$ASSETS_ROOT" && xargs -0 touch -c)
find "$ASSETS_ROOT" -type f -mtime "+$ASSETS_DAYS" -delete
cp "$RELEASE/languages.conf" "$ASSETS_ROOT/languages.conf"
envsubst "$settings" <"$TEMPLATES/nginx-main.conf" >"$RUN_PATH/nginx.conf"
# The shop first: it defines the log format that the platform's pages use too.
envsubst "$settings" <"$TEMPLATES/nginx.conf" >"$RUN_PATH/sites/1-shop.conf"
if [ -n "$PLATFORM" ]; then
  envsubst "$settings" <"$TEMPLATES/nginx-platform.conf" >"$RUN_PATH/sites/2-platform.conf"
fi
exec nginx -c "$RUN_PATH/nginx.conf" -g 'daemon off;' "$@"
