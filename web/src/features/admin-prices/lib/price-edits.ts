import { CURRENCIES, type Currency, formatMoney, type Money } from '@nimantran/proto/domain/currency';
import { LOWEST_PRICE_MINOR } from '@nimantran/proto/domain/lowest-price';
import { RESOLUTIONS, type Resolution } from '@nimantran/proto/domain/resolution';
import type { EditablePrices } from '@nimantran/proto/http/pricing/admin-prices';
import { amountMinorOf } from '../../../lib/money/amount.ts';

export const KINDS = ['offer', 'original'] as const;
export type Kind = (typeof KINDS)[number];

/** One price in the grid. */
export interface Cell {
  pid: EditablePrices['pid'];
  currency: Currency;
  resolution: Resolution;
  kind: Kind;
}

/** Typed values, by cell. */
export type Edits = Readonly<Record<string, string>>;

export const cellId = ({ pid, currency, resolution, kind }: Cell): string => [pid, currency, resolution, kind].join('-');

export function priceAt(models: readonly EditablePrices[], { pid, currency, resolution, kind }: Cell): number {
  const res = models.find((model) => model.pid === pid)?.currencies.find(({ code }) => code === currency)?.res;
  return res?.[RESOLUTIONS.indexOf(resolution)]?.[kind] ?? 0;
}

export function allCells(models: readonly EditablePrices[]): Cell[] {
  return models.flatMap(({ pid }) =>
    CURRENCIES.flatMap((currency) =>
      RESOLUTIONS.flatMap((resolution) => KINDS.map((kind) => ({ pid, currency, resolution, kind }))),
    ),
  );
}

export interface Change extends Cell {
  before: Money;
  after: Money;
}

/** Cells that differ from the current prices, and the faults of invalid ones. */
export function readEdits(
  models: readonly EditablePrices[],
  edits: Edits,
): { models: EditablePrices[]; changes: Change[]; faults: Readonly<Record<string, string>> } {
  const faults: Record<string, string> = {};
  const changes: Change[] = [];
  const amountOf = (cell: Cell): number => {
    const typed = edits[cellId(cell)];
    return typed === undefined ? priceAt(models, cell) : (amountMinorOf(typed, cell.currency) ?? 0);
  };
  for (const cell of allCells(models)) {
    const [before, after] = [priceAt(models, cell), amountOf(cell)];
    const id = cellId(cell);
    if (id in edits && after === 0) faults[id] = 'Enter an amount above zero, such as 499.00.';
    const other = amountOf({ ...cell, kind: 'original' });
    if (cell.kind === 'offer' && after > other && (id in edits || cellId({ ...cell, kind: 'original' }) in edits))
      faults[id] ??= 'The offer is higher than the original price.';
    const money = (amount_minor: number): Money => ({ currency: cell.currency, amount_minor });
    if (after !== before) changes.push({ ...cell, before: money(before), after: money(after) });
  }
  const changed = new Set(changes.map(({ pid }) => pid));
  const edited = models
    .filter(({ pid }) => changed.has(pid))
    .map((model) => ({
      ...model,
      currencies: model.currencies.map(({ code, res }) => ({
        code,
        res: res.map((_, place) => {
          const resolution = RESOLUTIONS[place] ?? RESOLUTIONS[0];
          const at = (kind: Kind) => amountOf({ pid: model.pid, currency: code, resolution, kind });
          return { offer: at('offer'), original: at('original') };
        }),
      })),
    }));
  return { models: edited, changes, faults };
}

/** Warnings to read before the changes apply. */
export function warningsOf(
  models: readonly EditablePrices[],
  edited: readonly EditablePrices[],
  changes: readonly Change[],
  minimum: Readonly<Record<Currency, number>>,
): string[] {
  const now = models.map((model) => edited.find(({ pid }) => pid === model.pid) ?? model);
  const small = changes
    .filter(({ kind, currency, after }) => kind === 'offer' && after.amount_minor < minimum[currency])
    .map(
      ({ pid, resolution, after }) =>
        `${formatMoney(after)} for ${resolution} of ${pid} is below the smallest card payment: ${formatMoney({ ...after, amount_minor: minimum[after.currency] })} will be charged.`,
    );
  const lowest = CURRENCIES.flatMap((currency) => {
    const before = lowestStart(models, currency);
    const after = lowestStart(now, currency);
    if (before === after || after === LOWEST_PRICE_MINOR[currency]) return [];
    const say = (amount_minor: number) => formatMoney({ currency, amount_minor });
    return [`The lowest starting price becomes ${say(after)}; the shop’s pages say ${say(LOWEST_PRICE_MINOR[currency])}.`];
  });
  return [...small, ...lowest];
}

function lowestStart(models: readonly EditablePrices[], currency: Currency): number {
  return Math.min(...models.map(({ pid }) => priceAt(models, { pid, currency, resolution: RESOLUTIONS[0], kind: 'offer' })));
}
