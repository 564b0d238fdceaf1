#!/bin/bash
# Asks this container's service whether it is ready; the container engine reads the exit code. Bash opens the connection by itself: a Node process
# for each check of each container would cost more than the idle services do (decision 0082).
exec 3<>"/dev/tcp/127.0.0.1/$PORT" || exit 1
printf 'GET /readyz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n' >&3
read -r -t 4 _ status _ <&3
[ "$status" = 200 ]
