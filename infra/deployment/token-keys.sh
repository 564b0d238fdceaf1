#!/bin/sh
# Keys by which services know each other (docs/decisions/0002): P-256, DER as base64 on one line.
#   token-keys.sh private        a new private key
#   token-keys.sh public <FILE   the public key of the private one in FILE
#   token-keys.sh all FOLDER     a pair for each service: FOLDER/<service>.env for its Secret, FOLDER/public.env for settings.env
set -eu
umask 077
fail() {
  echo "token-keys.sh: $1" >&2
  exit 1
}
command -v openssl >/dev/null || fail "openssl is needed to make keys, and is not installed."
private() {
  openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:prime256v1 -pkeyopt ec_param_enc:named_curve |
    openssl pkcs8 -topk8 -nocrypt -outform DER | openssl base64 -A
}
public() {
  tr -d '\n' | openssl base64 -d -A | openssl pkcs8 -inform DER -nocrypt 2>/dev/null |
    openssl pkey -pubout -outform DER 2>/dev/null | openssl base64 -A
}
case ${1:-} in
private)
  key=$(private)
  # Of a pipe that broke nothing comes out.
  [ -n "$key" ] || fail "openssl made no key."
  printf '%s\n' "$key"
  ;;
public)
  key=$(public)
  [ -n "$key" ] || fail "what was given is no private key: base64 of PKCS#8 (DER) on one line."
  printf '%s\n' "$key"
  ;;
all)
  folder=${2:?FOLDER}
  mkdir -p "$folder"
  list=
  for service in gateway catalog pricing identity orders media studio guests render; do
    [ ! -e "$folder/$service.env" ] || fail "$folder/$service.env is there already."
    key=$(sh "$0" private)
    printf 'SERVICE_TOKEN_KEY=%s\n' "$key" >"$folder/$service.env"
    list="$list${list:+,}$service=$(printf '%s' "$key" | sh "$0" public)"
  done
  printf 'SERVICE_TOKEN_PUBLIC_KEYS=%s\n' "$list" >"$folder/public.env"
  ;;
*) fail "say private, public or all FOLDER." ;;
esac
