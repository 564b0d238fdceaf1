import { type Logger, pino } from 'pino';
import { tellError } from './told-error.ts';
import { currentContext, traceIdOf } from './trace.ts';

export type Log = Logger;

/** JSON lines with service, trace id and order number; credentials and people's data never get into them. */
export function createLog(service: string, level: string): Log {
  return pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: tellError },
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
  });
}
