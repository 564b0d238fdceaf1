import type { Closable } from '@nimantran/kit/bus/bus';
import type { OrderState } from '@nimantran/proto/domain/order';
import { WATCHERS } from '@nimantran/proto/events/watchers';
import type { OrdersContext } from '../context.ts';
import type { OrderRow } from '../db/schema.ts';

interface OrderChange {
  state: OrderState;
  updated_at: string;
}
interface Viewer {
  changed(change: OrderChange): void;
  closed(): void;
}

const LOOK_EVERY_MS = 1_500;
const SOON_MS = 100;
const TYPES = WATCHERS.orders.map((event) => event.type);

/** Notifies viewers of changes: one query for all orders after a relevant event and, since events may get lost, every 1.5 s. */
export class OrderWatcher {
  private readonly context: Pick<OrdersContext, 'db' | 'bus' | 'log'>;
  private readonly viewers = new Map<Viewer, { orderId: string; seen: number }>();
  private subscription: Closable | undefined;
  private timer: NodeJS.Timeout | undefined;
  private dueAt = Number.POSITIVE_INFINITY;

  constructor(context: Pick<OrdersContext, 'db' | 'bus' | 'log'>) {
    this.context = context;
  }

  async start(): Promise<void> {
    this.subscription = await this.context.bus.watch(TYPES, ({ data }) => {
      const orderId = (data as { order_id?: unknown } | null)?.order_id;
      if ([...this.viewers.values()].some((viewed) => viewed.orderId === orderId)) this.lookIn(SOON_MS);
    });
  }

  /** Shows the order as it is now, then every change; returns a function that stops this. */
  watch(order: OrderRow, viewer: Viewer): () => void {
    this.viewers.set(viewer, { orderId: order.id, seen: order.updatedAt.getTime() });
    viewer.changed({ state: order.state, updated_at: order.updatedAt.toISOString() });
    this.lookIn(LOOK_EVERY_MS);
    return () => this.viewers.delete(viewer);
  }

  async close(): Promise<void> {
    clearTimeout(this.timer);
    for (const viewer of [...this.viewers.keys()]) viewer.closed();
    this.viewers.clear();
    await this.subscription?.close();
  }

  private lookIn(delayMs: number): void {
    const dueAt = Date.now() + delayMs;
    if (dueAt >= this.dueAt) return;
    clearTimeout(this.timer);
    this.dueAt = dueAt;
    this.timer = setTimeout(() => {
      this.dueAt = Number.POSITIVE_INFINITY;
      this.look()
        .catch((error: unknown) => this.context.log.warn({ err: error }, 'watched orders could not be read'))
        .finally(() => {
          if (this.viewers.size > 0) this.lookIn(LOOK_EVERY_MS);
        });
    }, delayMs);
  }

  private async look(): Promise<void> {
    const ids = [...new Set([...this.viewers.values()].map(({ orderId }) => orderId))];
    if (ids.length === 0) return;
    const rows = await this.context.db.selectFrom('orders').select(['id', 'state', 'updatedAt']).where('id', 'in', ids).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const [viewer, viewed] of this.viewers) {
      const row = byId.get(viewed.orderId);
      if (!row || row.updatedAt.getTime() === viewed.seen) continue;
      viewed.seen = row.updatedAt.getTime();
      viewer.changed({ state: row.state, updated_at: row.updatedAt.toISOString() });
    }
  }
}
