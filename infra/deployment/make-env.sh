#!/bin/sh
# Writes .env for docker compose from .env.example, with secrets of this installation's own. What .env has already stays as it is. Needs openssl.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cd "${1:-$here/../..}"
umask 077
random() {
  # A letter first: servers read digits alone as a number.
  printf n
  od -An -N 24 -t x1 /dev/urandom | tr -d ' \n'
}
# The public keys by which services recognise each other: service=key, separated by spaces.
public_keys=
while IFS= read -r line || [ -n "$line" ]; do
  case $line in
  [A-Z]*=*)
    name=${line%%=*}
    if [ -f .env ] && kept=$(grep "^$name=" .env); then
      line=$kept
    else
      case $line in
      *'<random>'*) line="${line%%<random>*}$(random)${line#*<random>}" ;;
      *'<token-key>'*) line="$name=$(sh "$here/token-keys.sh" private)" ;;
      *'<token-public-keys>'*) line="$name=" ;;
      esac
    fi
    case $name in
    *_TOKEN_KEY)
      service=$(printf '%s' "${name%_TOKEN_KEY}" | tr '[:upper:]' '[:lower:]')
      public_key=$(printf '%s' "${line#*=}" | sh "$here/token-keys.sh" public) || { echo "make-env.sh: $name in .env is no key." >&2 && exit 1; }
      public_keys="$public_keys $service=$public_key"
      ;;
    SERVICE_TOKEN_PUBLIC_KEYS)
      # One that is there stays beside a new one of the same service: docs/operating.md says when it may go.
      for pair in $public_keys; do
        case ",${line#*=}," in
        *",$pair,"*) ;;
        ',,') line="$line$pair" ;;
        *) line="$line,$pair" ;;
        esac
      done
      ;;
    esac
    ;;
  esac
  printf '%s\n' "$line"
done <.env.example >.env.new
if [ -f .env ]; then
  # Variables of yours that .env.example does not know.
  grep '^[A-Za-z_][A-Za-z0-9_]*=' .env | while IFS= read -r line; do
    grep -q "^${line%%=*}=" .env.example || printf '%s\n' "$line"
  done >>.env.new
fi
mv .env.new .env
echo "$(pwd)/.env is written. docker compose up --build starts the shop."
