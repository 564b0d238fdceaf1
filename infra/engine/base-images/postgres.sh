#!/bin/sh
# As PostgreSQL's official image: root hands over to the server's own user, and an empty folder becomes a cluster with POSTGRES_PASSWORD,
# POSTGRES_USER, POSTGRES_DB and POSTGRES_INITDB_ARGS.
set -eu
case ${1:-} in -*) set -- postgres "$@" ;; esac
[ "${1:-}" = postgres ] || exec "$@"
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA" /var/run/postgresql
  chmod 700 "$PGDATA"
  chmod 3777 /var/run/postgresql
  find "$PGDATA" \! -user 70 -exec chown 70:70 '{}' +
  exec setpriv --reuid=70 --regid=70 --clear-groups "$0" "$@"
fi
user=${POSTGRES_USER:-postgres}
database=${POSTGRES_DB:-$user}
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  : "${POSTGRES_PASSWORD:?is required for a new cluster}"
  passwords=$(mktemp)
  printf '%s\n' "$POSTGRES_PASSWORD" >"$passwords"
  # shellcheck disable=SC2086
  initdb --pgdata="$PGDATA" --username="$user" --pwfile="$passwords" ${POSTGRES_INITDB_ARGS:-}
  rm -f "$passwords"
  printf '\nhost all all all scram-sha-256\n' >>"$PGDATA/pg_hba.conf"
  if [ "$database" != postgres ]; then
    printf 'create database "%s";\n' "$database" | postgres --single -D "$PGDATA" -j postgres >/dev/null
  fi
fi
exec "$@" -c listen_addresses='*' -c unix_socket_directories=/var/run/postgresql
