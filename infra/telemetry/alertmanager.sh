#!/bin/sh
# Starts Alertmanager: `ALERT_MAIL_TO=… ALERT_SMTP_HOST=host:port sh alertmanager.sh [options of alertmanager]`. Whom it tells, and how, stands in the environment, which its own
# file cannot read. ALERT_WEBHOOK_URL: what is critical goes there too (a pager). ALERT_HEARTBEAT_URL: asked each minute while alerts work, for somebody elsewhere who says when that ends.
set -eu
umask 077
config=${ALERTMANAGER_CONFIG:-/tmp/alertmanager.yml}
quoted() { printf "'%s'" "$(printf %s "$1" | sed "s/'/''/g")"; }
{
  cat <<CONFIGURATION
global:
  smtp_smarthost: $(quoted "${ALERT_SMTP_HOST:?}")
  smtp_from: $(quoted "${ALERT_MAIL_FROM:-$ALERT_MAIL_TO}")
  smtp_require_tls: ${ALERT_SMTP_TLS:-true}
CONFIGURATION
  if [ -n "${ALERT_SMTP_USER:-}" ]; then
    echo "  smtp_auth_username: $(quoted "$ALERT_SMTP_USER")"
    echo "  smtp_auth_password: $(quoted "${ALERT_SMTP_PASSWORD:?}")"
  fi
  cat <<'CONFIGURATION'
route:
  receiver: today
  group_by: [alertname, service]
  group_wait: 30s
  group_interval: 5m
  repeat_interval: 12h
  routes:
    - { matchers: [alertname = AlertsWork], receiver: heartbeat, group_wait: 0s, group_interval: 1m, repeat_interval: 1m }
    - { matchers: [severity = critical], receiver: now, group_wait: 10s, repeat_interval: 1h }
    - { matchers: [severity = info], receiver: today, repeat_interval: 7d }
inhibit_rules:
  # One that is down fails and lags as well; that it is down is the news.
  - source_matchers: [alertname = ServiceDown]
    target_matchers: ['alertname =~ "HttpErrors|HttpSlow|EventLoopBlocked|MetricsIncomplete"']
    equal: [service]
receivers:
CONFIGURATION
  for receiver in today now; do
    cat <<CONFIGURATION
  - name: $receiver
    email_configs:
      - to: $(quoted "${ALERT_MAIL_TO:?}")
        send_resolved: true
        html: ''
CONFIGURATION
    cat <<'CONFIGURATION'
        headers:
          Subject: '{{ if eq .Status "resolved" }}Over: {{ end }}{{ .CommonLabels.alertname }}{{ with .CommonLabels.service }} ({{ . }}){{ end }}, {{ .CommonLabels.severity }}'
        text: |-
          {{ range .Alerts }}{{ .Annotations.summary }}.
          Since {{ .StartsAt.UTC.Format "2 Jan 2006, 15:04" }} UTC{{ if eq .Status "resolved" }}, over at {{ .EndsAt.UTC.Format "15:04" }}{{ end }}. What to do: {{ .Annotations.runbook }}

          {{ end }}
CONFIGURATION
    if [ "$receiver" = now ] && [ -n "${ALERT_WEBHOOK_URL:-}" ]; then
      echo "    webhook_configs: [{ url: $(quoted "$ALERT_WEBHOOK_URL"), send_resolved: true }]"
    fi
  done
  echo "  - name: heartbeat"
  if [ -n "${ALERT_HEARTBEAT_URL:-}" ]; then
    echo "    webhook_configs: [{ url: $(quoted "$ALERT_HEARTBEAT_URL"), send_resolved: false }]"
  fi
} >"$config"
exec alertmanager --config.file="$config" "$@"
