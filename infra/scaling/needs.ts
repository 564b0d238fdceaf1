import type { Figures } from './figures.ts';
import { serversFor } from './queue.ts';

/** The mean wait for a process and its load stay below these limits. */
const LIMITS = { waitSeconds: 0.02, busy: 0.6 };
const CONNECTIONS: Readonly<Record<string, number>> = { orders: 10, media: 5, studio: 5, catalog: 5, pricing: 5, identity: 5 };
/** For BullMQ and LISTEN. */
const MORE_CONNECTIONS = 3;
const DAY_SECONDS = 86_400;
const MB_PER_GB = 1_000;

/** The capacity that a part needs at a rate of orders, and the limit of a single one. */
export interface Need {
  part: string;
  needs: string;
  /** Orders per second at which one process, or the only one, is fully busy; undefined if its capacity only costs money. */
  oneCarries: number | undefined;
}

/** Everything except the workers. */
export function needsAt(figures: Figures, perSecond: number): Need[] {
  const ms = (name: 'orders' | 'studio' | 'catalog' | 'pricing' | 'identity' | 'media' | 'postgres' | 'nats' | 'redis') =>
    figures[name].value / 1_000;
  // Two cores placed the orders; the share of each service was not measured, so all of it counts as orders.
  const placing = 2 / figures.placed.value;
  const services: [string, number][] = [
    ['gateway', figures.requests.value / figures.browse.value],
    ['orders', ms('orders') + placing],
    ['studio', ms('studio')],
    ['media', ms('media') + (2 * figures.photosEach.value) / figures.photos.value],
    ['catalog', ms('catalog')],
    ['pricing', ms('pricing')],
    ['identity', ms('identity')],
  ];
  let connections = 0;
  const rows = services.map(([part, seconds]): Need => {
    const processes = serversFor(perSecond, seconds, LIMITS);
    connections += processes * ((CONNECTIONS[part] ?? 0) + (CONNECTIONS[part] ? MORE_CONNECTIONS : 0));
    return { part, needs: `${processes} processes of a core`, oneCarries: 1 / seconds };
  });
  const mbs = (kilobytes: number): string => `${((perSecond * kilobytes) / 1_024).toFixed(1)} MB/s`;
  return [
    ...rows,
    {
      part: 'postgres',
      needs: `${Math.ceil((perSecond * ms('postgres')) / LIMITS.busy)} cores, ${Math.round(perSecond * figures.commits.value)} commits/s, ${mbs(figures.wal.value)} of log, ${connections} connections`,
      oneCarries: undefined,
    },
    {
      part: 'nats',
      needs: `${Math.ceil((perSecond * ms('nats')) / LIMITS.busy)} cores, ${Math.round(perSecond * figures.events.value)} events/s`,
      oneCarries: undefined,
    },
    {
      part: 'redis',
      needs: `1 thread at ${Math.round(perSecond * ms('redis') * 100)} %`,
      oneCarries: 1 / ms('redis'),
    },
    { part: 'invoices, one after the other', needs: `${perSecond.toFixed(0)} /s`, oneCarries: figures.invoices.value },
  ];
}

/** Describes the disk space and network traffic of a day's orders. */
export function keptAfter(figures: Figures, ordersADay: number): { what: string; much: string }[] {
  const tb = (megabytes: number): string => {
    const gigabytes = (ordersADay * megabytes) / MB_PER_GB;
    return gigabytes < 1_000 ? `${gigabytes.toFixed(1)} GB` : `${Number((gigabytes / 1_000).toPrecision(3))} TB`;
  };
  const kb = (name: 'rows' | 'redisKept'): number => figures[name].value / 1_024;
  const egress = (ordersADay * figures.video.value * figures.fetched.value * 8) / DAY_SECONDS / 1_000;
  return [
    { what: 'Postgres, a day', much: tb(kb('rows')) },
    { what: 'Redis, if no worker took anything for a day', much: tb(kb('redisKept')) },
    {
      what: 'uploads and segments, two days and the one under way',
      much: tb((figures.uploads.value + figures.segments.value) * 3),
    },
    { what: 'videos, a day', much: tb(figures.video.value) },
    { what: 'videos, the year that they are kept', much: tb(figures.video.value * 365) },
    { what: 'sent to customers, mean of a day', much: `${egress.toFixed(1)} Gbit/s` },
  ];
}
