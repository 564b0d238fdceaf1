#!/bin/sh
# Writes .env for docker compose from .env.example, with secrets of this installation's own. What .env has already stays as it is.
set -eu
cd "${1:-$(dirname "$0")/../..}"
umask 077
random() {
  # A letter first: servers read digits alone as a number.
  printf n
  od -An -N 24 -t x1 /dev/urandom | tr -d ' \n'
}
while IFS= read -r line || [ -n "$line" ]; do
  case $line in
  [A-Z]*=*)
    name=${line%%=*}
    if [ -f .env ] && kept=$(grep "^$name=" .env); then
      line=$kept
    else
      case $line in *'<random>'*) line="${line%%<random>*}$(random)${line#*<random>}" ;; esac
    fi
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
