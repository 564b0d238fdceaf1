import { withoutPrivate } from '@nimantran/kit/error-for-log';
import { redactedReason } from '@nimantran/kit/events/redacted-reason';
import type { ProofKind } from '@nimantran/proto/domain/health-report';
import { runCommand } from './run-command.ts';

const LIMIT_MS = 60_000;

export interface NotedRun {
  kind: ProofKind;
  startedAt: Date;
  passed: boolean;
  /** A sentence for admins: without words of customers. */
  said: string;
}

/** Tells identity how a backup or a drill ended, for /admin/health and the alerts. @param identityUrl of the shop's own database */
export async function noteProof(identityUrl: string, { kind, startedAt, passed, said }: NotedRun): Promise<void> {
  const outcome = passed ? 'passed' : 'failed';
  await runCommand('identity', 'note-proof', [kind, outcome, startedAt.toISOString(), said], {
    databaseUrl: identityUrl,
    limitMs: LIMIT_MS,
  });
}

/** Why a run failed, without the values that a database quotes in its errors. */
export const reasonOf = (error: unknown): string => withoutPrivate(redactedReason(error, undefined));
