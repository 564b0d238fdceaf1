#!/bin/sh
exec node /opt/mailpit/engine/base-images/mailpit.ts "$@"
