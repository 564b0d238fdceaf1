import { route } from '@nimantran/kit/http/route';
import { AUDIT_ROWS_VERIFIED, verifyAuditLog } from '@nimantran/proto/http/identity/audit-log';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { type Verification, verifyAuditLog as walk } from '../../db/verify-audit-log.ts';

export function serveVerifyAuditLog(app: FastifyInstance, { db, log }: Context): void {
  // Concurrent callers share one verification.
  let running: Promise<Verification> | undefined;
  route(app, verifyAuditLog, async () => {
    running ??= walk(db, { newest: AUDIT_ROWS_VERIFIED }).finally(() => {
      running = undefined;
    });
    const { head, from, rows, fault } = await running;
    if (fault) log.error({ fault }, 'the audit log does not hold');
    return { head, from, rows, fault: fault?.detail ?? null, checked_at: new Date().toISOString() };
  });
}
