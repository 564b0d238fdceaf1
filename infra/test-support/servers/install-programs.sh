#!/bin/sh
# Installs the servers, the browsers and the programs that the tests use, where they are missing and apt may. Elsewhere the tests
# that need them say so and are skipped (with CI=true a skipped test is a failure).
set -u
missing=
command -v nats-server >/dev/null 2>&1 || [ -x /usr/sbin/nats-server ] || missing="$missing nats-server"
command -v redis-server >/dev/null 2>&1 || missing="$missing redis-server"
command -v chromium-headless-shell >/dev/null 2>&1 || missing="$missing chromium-headless-shell"
command -v firefox-esr >/dev/null 2>&1 || command -v firefox >/dev/null 2>&1 || missing="$missing firefox-esr"
command -v tesseract >/dev/null 2>&1 || missing="$missing tesseract-ocr"
command -v openssl >/dev/null 2>&1 || missing="$missing openssl"
command -v hb-shape >/dev/null 2>&1 || missing="$missing libharfbuzz-bin"
# Code without services: nothing is started by its installation.
[ -e /usr/lib/python3/dist-packages/swift/common/middleware/s3api ] || missing="$missing python3-swift"
# Programs of packages that would start a server: name, package, file in it.
single=
command -v promtool >/dev/null 2>&1 || single="$single promtool:prometheus:promtool"
command -v amtool >/dev/null 2>&1 || single="$single amtool:prometheus-alertmanager:amtool"
{ command -v alertmanager >/dev/null 2>&1 && [ -d /usr/share/prometheus/alertmanager ]; } || single="$single alertmanager:prometheus-alertmanager:prometheus-alertmanager"
[ -z "$missing$single" ] && exit 0
names=$(for one in $single; do printf ' %s' "${one%%:*}"; done)
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
  echo "Not here and not installable by this user:$missing$names. Tests that need them are skipped."
  exit 0
fi
echo "Installing$missing$names"
export DEBIAN_FRONTEND=noninteractive
# shellcheck disable=SC2086
[ -z "$missing" ] || apt-get install -y -qq --no-install-recommends $missing >/dev/null 2>&1 ||
  { apt-get update -qq && apt-get install -y -qq --no-install-recommends $missing >/dev/null; } ||
  echo "apt could not install$missing. Tests that need them are skipped."
for one in $single; do
  name=${one%%:*} file=${one##*:} package=${one#*:}
  package=${package%:*}
  unpacked=$(mktemp -d)
  chmod 755 "$unpacked"
  download() { apt-get download -qq "$package" >/dev/null 2>&1; }
  (cd "$unpacked" && { download || { apt-get update -qq && download; }; } && dpkg-deb -x "$package"_*.deb . &&
    install -m 755 "usr/bin/$file" "/usr/local/bin/$name" &&
    # Where it looks for its templates.
    if [ "$name" = alertmanager ]; then mkdir -p /usr/share/prometheus && cp -R usr/share/prometheus/alertmanager /usr/share/prometheus/; fi) ||
    echo "apt could not get $name. Tests that need it are skipped."
  rm -rf "$unpacked"
done
exit 0
