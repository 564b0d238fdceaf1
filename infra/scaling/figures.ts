import { readFile } from 'node:fs/promises';
import type { Measure } from '@nimantran/kit/bench/measures';

/** An input of the simulation. */
export interface Given {
  what: string;
  value: number;
  unit: string;
  /** The command that measures it; `assumed` if it cannot be measured before there are customers. */
  from: string;
}

const PIPELINE = 'make bench-pipeline';
const ORDER_COST = 'make bench-order-cost';
const RENDER = 'make bench-render';
const orderTime = (part: string): string => `processor time an order in all: ${part}`;

/**
 * By name: values measured on two cores of a virtual machine (AMD EPYC), and assumptions. A bench's own file in .data/bench
 * replaces the value.
 */
const GIVEN = {
  orders: { what: orderTime('orders'), value: 51, unit: 'ms', from: PIPELINE },
  studio: { what: orderTime('studio'), value: 48, unit: 'ms', from: PIPELINE },
  catalog: { what: orderTime('catalog'), value: 4.7, unit: 'ms', from: PIPELINE },
  pricing: { what: orderTime('pricing'), value: 1.7, unit: 'ms', from: PIPELINE },
  identity: { what: orderTime('identity'), value: 1.7, unit: 'ms', from: PIPELINE },
  media: { what: orderTime('media'), value: 2, unit: 'ms', from: PIPELINE },
  postgres: { what: orderTime('postgres'), value: 72, unit: 'ms', from: PIPELINE },
  nats: { what: orderTime('nats'), value: 3.7, unit: 'ms', from: PIPELINE },
  redis: { what: orderTime('redis'), value: 7.5, unit: 'ms', from: PIPELINE },
  wal: { what: 'written ahead by Postgres an order', value: 85, unit: 'KB', from: PIPELINE },
  rows: { what: 'kept by Postgres an order', value: 32, unit: 'KB', from: PIPELINE },
  commits: { what: 'commits an order', value: 73, unit: '', from: PIPELINE },
  events: { what: 'events an order', value: 3, unit: '', from: PIPELINE },
  redisKept: { what: 'kept by Redis an order', value: 9.2, unit: 'KB', from: PIPELINE },
  invoices: { what: 'invoices written while they wait', value: 31, unit: '/s', from: PIPELINE },
  placed: { what: 'orders placed, 8 at once', value: 53, unit: '/s', from: 'make bench-orders' },
  browse: { what: 'browse mix: gateway', value: 5_441, unit: '/s', from: 'make bench-gateway' },
  order: { what: 'new: an order, mean of 8 themes', value: 92.2, unit: 's', from: ORDER_COST },
  final: { what: 'new: final, mean of 8 themes', value: 69.6, unit: 's', from: ORDER_COST },
  draft: { what: 'today: draft, mean of 8 themes', value: 35, unit: 's', from: ORDER_COST },
  played: { what: 'drafts that are played as a film', value: 0.2, unit: '', from: 'assumed' },
  large: { what: 'a final at 2160p, against one at 1080p', value: 2.9, unit: '×', from: RENDER },
  photos: { what: 'photos checked and stored', value: 5.8, unit: '/s', from: 'make bench-media' },
  requests: { what: 'pages and answers that are read for one order', value: 200, unit: '', from: 'assumed' },
  photosEach: { what: 'photos an order', value: 4, unit: '', from: 'assumed' },
  uploads: { what: 'uploads an order, kept for two days after it', value: 12, unit: 'MB', from: 'assumed' },
  video: { what: 'a video and its copy, kept for a year', value: 25, unit: 'MB', from: 'assumed' },
  segments: { what: 'segments and stills of an order, kept until its purge', value: 25, unit: 'MB', from: 'assumed' },
  fetched: { what: 'how often a video is fetched', value: 3, unit: '', from: 'assumed' },
  shareLarge: { what: 'orders at 2160p', value: 0.1, unit: '', from: 'assumed' },
} satisfies Record<string, Given>;

export type Figures = { readonly [Name in keyof typeof GIVEN]: Given };

const FILES: Readonly<Record<string, string>> = {
  [PIPELINE]: 'pipeline',
  [ORDER_COST]: 'order-cost',
  [RENDER]: 'render',
  'make bench-orders': 'orders',
  'make bench-gateway': 'gateway',
};

/** Replaces values with this machine's measurements. A value that a bench could not determine stays. */
export async function readFigures(folder = '.data/bench'): Promise<Figures> {
  const benches = new Map<string, Measure[]>();
  for (const name of new Set(Object.values(FILES))) {
    const text = await readFile(`${folder}/${name}.json`, 'utf8').catch(() => '[]');
    benches.set(name, JSON.parse(text));
  }
  const measured = (given: Given): Given => {
    const found = benches.get(FILES[given.from] ?? '')?.find(({ measure }) => measure === given.what)?.value;
    return typeof found === 'number' && found > 0 ? { ...given, value: found, from: `${given.from}, here` } : given;
  };
  return Object.fromEntries(Object.entries(GIVEN).map(([name, given]) => [name, measured(given)])) as unknown as Figures;
}
