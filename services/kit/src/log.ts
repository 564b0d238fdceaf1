import { type Logger, type LoggerOptions, pino } from 'pino';
import { tellError } from './error-for-log.ts';
import { noteError } from './health/recent-errors.ts';
import { currentContext, traceIdOf } from './trace.ts';

export type Log = Logger;

/** Pino's number for `error`; `fatal` is above it. */
const ERROR_LEVEL = 50;

/** JSON lines with service, trace id and order number; never credentials or personal data. To standard output by default. */
export function createLog(service: string, level: string, to?: { write(line: string): void }): Log {
  const options: LoggerOptions = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: tellError },
    hooks: {
      logMethod(args, method, level) {
        if (level >= ERROR_LEVEL) noteError(args);
        method.apply(this, args);
      },
    },
    redact: {
      paths: [
        'authorization',
        'cookie',
        'id_token',
        'session_token',
        'email',
        '*.authorization',
        '*.cookie',
        '*.email',
        '*.id_token',
      ],
      remove: true,
    },
    mixin() {
      const context = currentContext();
      if (!context) return {};
      return {
        trace_id: traceIdOf(context.trace),
        ...(context.orderNumber === undefined ? {} : { order_number: context.orderNumber }),
      };
    },
  };
  return to === undefined ? pino(options) : pino(options, to);
}
