#!/bin/sh
# Starts Redis for the queues, with an account for each service that has one there: `REDIS_PASSWORD=… REDIS_PASSWORD_ORDERS=… sh serve.sh [options of redis-server]`.
# An account reaches the keys of its own queues and nobody else's, and none but `default` what rules the server. Passwords go by standard input, which no list of processes shows.
set -eu
rights='resetchannels +@all -@admin -@dangerous -scan -randomkey +info'
exec redis-server "$@" - <<CONFIGURATION
appendonly yes
appendfsync everysec
# A queue must refuse what it cannot keep, and keep what it took.
maxmemory-policy noeviction
requirepass ${REDIS_PASSWORD:?}
user orders on >${REDIS_PASSWORD_ORDERS:?} ~bull:orders:* ~bull:refunds:* ~bull:webhooks:* $rights
# Its board names the workers.
user studio on >${REDIS_PASSWORD_STUDIO:?} ~bull:studio:* ~bull:renders:* ~bull:stills:* $rights +client|list
user render on >${REDIS_PASSWORD_RENDER:?} ~bull:renders:* ~bull:stills:* $rights
CONFIGURATION
