import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
import type { Figure, HealthReport, ProofKind } from './health-report.ts';

interface FigureRule {
  /** What it counts, for a table. */
  label: string;
  unit: 'count' | 'seconds';
  /** The alert of infra/telemetry/alerts.yml with the same limit. */
  alert?: string;
  /** Above it something has to be done; without it the figure is only shown. */
  most?: number;
  /** Only a figure with these labels is judged. */
  where?: Readonly<Record<string, readonly string[]>>;
  todo?: string;
  /** The page where it is done. */
  to?: string;
}

/** The figures that say how much work waits, by the name of their metric, each with its limit and what to do above it. */
export const FIGURES: Readonly<Record<string, FigureRule>> = {
  outbox_waiting_events: { label: 'Events to be published', unit: 'count' },
  outbox_oldest_age_seconds: {
    label: 'Oldest event to be published',
    unit: 'seconds',
    alert: 'OutboxStuck',
    most: 60,
    todo: 'Check that the bus (NATS) answers and has disk space; the events go out by themselves then.',
  },
  outbox_unpublishable_events: {
    label: 'Events that cannot be published',
    unit: 'count',
    alert: 'EventsUnpublishable',
    most: 0,
    todo: 'The bus refuses these events: compare the accounts of the bus with the version that runs (infra/nats).',
  },
  inbox_parked_events: {
    label: 'Parked events',
    unit: 'count',
    alert: 'EventsParked',
    most: 0,
    todo: 'Read why they failed, mend the cause, then replay them.',
    to: '/admin/tools#parked-events',
  },
  inbox_held_up_seconds: {
    label: 'Longest wait of an event for its surroundings',
    unit: 'seconds',
    alert: 'EventsHeldUp',
    most: 900,
    todo: 'A server or a neighbour that the service needs does not answer: look at the services that are not ready.',
  },
  orders_mails: {
    label: 'Emails',
    unit: 'count',
    alert: 'MailsNotSent',
    most: 20,
    where: { state: ['waiting'] },
    todo: 'Check the mail server (SMTP_URL); emails are retried for days.',
    to: '/admin/tools',
  },
  orders_overdue: {
    label: 'Orders past their promised time',
    unit: 'count',
    alert: 'OrdersOverdue',
    most: 0,
    todo: 'See where each one waits, and write to its customer.',
    to: '/admin/orders',
  },
  orders_reconciliation_differences: {
    label: 'Differences from the payment provider',
    unit: 'count',
    alert: 'ReconciliationDifferences',
    most: 0,
    where: { settled: ['false'] },
    todo: 'Settle each difference by hand.',
    to: '/admin/money',
  },
  orders_reconciliation_age_seconds: {
    label: 'Since the books were compared',
    unit: 'seconds',
    alert: 'ReconciliationStale',
    most: 108_000,
    todo: 'Check that the payment provider answers, then compare by hand.',
    to: '/admin/money',
  },
  studio_jobs: {
    label: 'Jobs of designers',
    unit: 'count',
    alert: 'RendersGivenUp',
    most: 0,
    where: { state: ['failed'] },
    todo: 'Read why the renders failed, and try them again.',
    to: '/admin/tools#renders',
  },
  studio_queue_renders: { label: 'Renders', unit: 'count' },
  studio_queue_oldest_age_seconds: {
    label: 'Oldest waiting render',
    unit: 'seconds',
    alert: 'RenderQueueOld',
    most: 600,
    where: { band: ['express', 'standard', 'draft'] },
    todo: 'See whether render workers run and are not out of memory; start more of them.',
    to: '/admin/renders',
  },
  studio_purges_overdue: {
    label: 'Orders whose uploads should be deleted',
    unit: 'count',
    alert: 'PurgesOverdue',
    most: 0,
    todo: 'Check that media and the object store answer; the deletion was promised to customers.',
  },
  studio_extras_missing: {
    label: 'Videos that lack cards, the PDF or the loop',
    unit: 'count',
    alert: 'ExtrasMissing',
    most: 0,
    todo: 'Look at the errors of the render workers (docs/runbooks/extras-missing.md).',
  },
  guests_purge_overdue_seconds: {
    label: 'Guests’ words that should be deleted',
    unit: 'seconds',
    alert: 'GuestWordsOverdue',
    most: 86_400,
    todo: 'Check that guests reaches orders: it asks before it deletes.',
  },
};

/** When a backup or a drill counts as old: the alerts BackupOld and RestoreDrillOld say the same. */
export const PROOF_LIMITS: Readonly<Record<ProofKind, { oldMs: number; name: string; todo: string }>> = {
  backup: {
    oldMs: 26 * HOUR_MS,
    name: 'backup',
    todo: 'Run “make backup” (compose: docker compose run --rm backup), and let cron or the CronJob do it each night.',
  },
  restore_drill: {
    oldMs: 8 * DAY_MS,
    name: 'proven restore',
    todo: 'Run “make restore-drill” (compose: docker compose run --rm restore-drill), and let cron or the CronJob do it each night.',
  },
};

const LEAST_FREE = { share: 0.1, bytes: 2e9 };
const TOKEN_KEY_OLD_MS = 400 * DAY_MS;
/** Codes of OpenSSL for a certificate that was read and is not accepted, such as `CERT_HAS_EXPIRED`. */
const REFUSED = /CERT|ALTNAME/;
const EXPIRES_SOON_MS = 14 * DAY_MS;
/** A process that started just now may still wait for its neighbours. */
const STARTING_MS = MINUTE_MS;

/** Something that is not well, and what to do about it. */
export interface Finding {
  /** Stable as long as the fault lasts. */
  id: string;
  service: string;
  urgency: 'urgent' | 'soon';
  what: string;
  todo: string;
  /** The page where it is done. */
  to?: string;
}

/** What an answer, or its absence, says is not well; the urgent first. */
export function findingsOf(report: HealthReport, now: Date): Finding[] {
  const found = [...readiness(report, now), ...figures(report), ...disks(report), ...keys(report, now), ...proofs(report, now)];
  return [...found.filter(({ urgency }) => urgency === 'urgent'), ...found.filter(({ urgency }) => urgency === 'soon')];
}

/** A service that did not answer in time. */
export const silent = (service: string): Finding => ({
  id: `${service} silent`,
  service,
  urgency: 'urgent',
  what: `${service} did not answer in time.`,
  todo: 'See whether its process runs and what its log says last; restart it.',
});

/** Services of different versions run side by side only while an upgrade goes on. */
export function versionFindings(reports: readonly HealthReport[]): Finding[] {
  const codes = Map.groupBy(reports, ({ code }) => code);
  if (codes.size < 2) return [];
  const [, ...others] = [...codes.values()].toSorted((one, other) => other.length - one.length);
  const names = others.flatMap((group) => group.map(({ service }) => service)).toSorted();
  return [
    {
      id: 'versions differ',
      service: 'all',
      urgency: 'soon',
      what: `Not all services run the same version: ${names.join(', ')} ${names.length === 1 ? 'differs' : 'differ'} from most.`,
      todo: 'If no upgrade is going on, restart these services from the images of the others.',
    },
  ];
}

function readiness({ service, not_ready, started_at }: HealthReport, now: Date): Finding[] {
  if (not_ready.length === 0 || now.getTime() - Date.parse(started_at) < STARTING_MS) return [];
  return [
    {
      id: `${service} not ready`,
      service,
      urgency: 'urgent',
      what: `${service} is not ready: ${not_ready.join(', ')} ${not_ready.length === 1 ? 'does' : 'do'} not respond.`,
      todo: 'Check that server and its password in the variables of the service; its log names the address.',
    },
  ];
}

/** Whether a figure is above its limit; the labels of one rule may exclude it. */
export function isTooMuch({ name, labels, value }: Figure): boolean {
  const { most, where = {} } = FIGURES[name] ?? {};
  return most !== undefined && value > most && Object.entries(where).every(([label, of]) => of.includes(labels[label] ?? ''));
}

function figures({ service, figures }: HealthReport): Finding[] {
  const high = figures.filter(isTooMuch).flatMap((figure): Finding[] => {
    const { label, unit, todo = '', to } = FIGURES[figure.name] ?? { label: figure.name, unit: 'count' };
    const labels = Object.values(figure.labels).join(', ');
    return [
      {
        id: `${service} ${figure.name} ${labels}`,
        service,
        urgency: 'urgent',
        what: `${label}${labels === '' ? '' : ` (${labels})`}: ${unit === 'seconds' ? spanInWords(figure.value * 1000) : figure.value}.`,
        todo,
        ...(to !== undefined && { to }),
      },
    ];
  });
  const renders = (state: string) =>
    figures.reduce(
      (sum, { name, labels, value }) => sum + (name === 'studio_queue_renders' && labels.state === state ? value : 0),
      0,
    );
  if (renders('waiting') === 0 || renders('running') > 0) return high;
  return [
    ...high,
    {
      id: `${service} no workers`,
      service,
      urgency: 'urgent',
      what: `${renders('waiting')} renders wait, and none is being made.`,
      todo: 'If this lasts longer than a few minutes, start the render workers and read their log.',
      to: '/admin/renders',
    },
  ];
}

function disks({ service, disks }: HealthReport): Finding[] {
  return disks
    .filter(({ free_bytes, total_bytes }) => free_bytes < Math.min(LEAST_FREE.bytes, total_bytes * LEAST_FREE.share))
    .map(({ place, free_bytes, total_bytes }) => ({
      id: `${service} disk ${place}`,
      service,
      urgency: 'urgent',
      what: `The disk of ${service} for ${place} is nearly full: ${inGigabytes(free_bytes)} of ${inGigabytes(total_bytes)} are free.`,
      todo: 'Delete what is not needed there, such as old logs and images, or make the disk larger.',
    }));
}

function keys({ service, keys }: HealthReport, now: Date): Finding[] {
  return keys.flatMap(({ name, kind, since, expires_at, fault }): Finding[] => {
    const left = expires_at === null ? Number.POSITIVE_INFINITY : Date.parse(expires_at) - now.getTime();
    const base = { id: `${service} ${name}`, service };
    if (kind === 'certificate' && fault !== null && REFUSED.test(fault))
      return [
        {
          ...base,
          urgency: 'urgent',
          what: `Browsers refuse the ${name}: ${fault}.`,
          todo: 'Renew the certificate, or give the proxy in front of the shop the one for this address.',
        },
      ];
    if (fault !== null)
      return [
        {
          ...base,
          urgency: 'soon',
          what: `The ${name} could not be read: ${fault}.`,
          todo: 'Open the shop’s address in a browser. If it opens there, this service cannot reach it from inside, and nothing is wrong.',
        },
      ];
    if (left < EXPIRES_SOON_MS)
      return [
        {
          ...base,
          urgency: kind === 'certificate' ? 'urgent' : 'soon',
          what: left < 0 ? `The ${name} has expired.` : `The ${name} expires in ${spanInWords(left)}.`,
          todo:
            kind === 'certificate'
              ? 'Renew the certificate; if it renews itself, read the log of the proxy in front of the shop.'
              : 'Make another key, give it to the program that uses this one, and revoke this one.',
        },
      ];
    if (kind === 'token_key' && since !== null && now.getTime() - Date.parse(since) > TOKEN_KEY_OLD_MS)
      return [
        {
          ...base,
          urgency: 'soon',
          what: `The ${name} has been in use for ${spanInWords(now.getTime() - Date.parse(since))}.`,
          todo: 'Change it as docs/operating.md describes: list the next key beside it, restart, then remove this one.',
        },
      ];
    return [];
  });
}

function proofs({ service, proofs }: HealthReport, now: Date): Finding[] {
  return proofs.flatMap(({ kind, last, passed_at }): Finding[] => {
    const { oldMs, name, todo } = PROOF_LIMITS[kind];
    const base = { id: `${service} ${kind}`, service, todo };
    if (last !== null && !last.passed) return [{ ...base, urgency: 'urgent', what: `The last ${name} failed: ${last.said}` }];
    if (passed_at === null) return [{ ...base, urgency: 'soon', what: `There is no ${name} yet.` }];
    const age = now.getTime() - Date.parse(passed_at);
    if (age <= oldMs) return [];
    return [{ ...base, urgency: 'urgent', what: `The last ${name} is ${spanInWords(age)} old.` }];
  });
}

/** A span in its largest fitting unit: `5 minutes`, `3 days`. */
export function spanInWords(ms: number): string {
  const units = [
    [DAY_MS, 'day'],
    [HOUR_MS, 'hour'],
    [MINUTE_MS, 'minute'],
  ] as const;
  // Two of a unit at least, so that 26 hours are not "1 day".
  const [unitMs, name] = units.find(([unit]) => ms >= 2 * unit) ?? [1_000, 'second'];
  const count = Math.round(ms / unitMs);
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

export const inGigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(bytes < 1e10 ? 1 : 0)} GB`;
