/** Values by name, each until it expires. Beyond `limit` the oldest entry is removed. */
export class ExpiringCache<Value> {
  private readonly limit: number;
  private readonly entries = new Map<string, { value: Value; untilMs: number }>();

  constructor(limit: number) {
    this.limit = limit;
  }

  get size(): number {
    return this.entries.size;
  }

  get(name: string): Value | undefined {
    const entry = this.entries.get(name);
    if (entry === undefined || entry.untilMs > Date.now()) return entry?.value;
    this.entries.delete(name);
    return undefined;
  }

  keep(name: string, value: Value, untilMs: number): void {
    if (untilMs <= Date.now()) return;
    this.entries.delete(name);
    const first = this.entries.size >= this.limit ? this.entries.keys().next() : undefined;
    if (first?.value !== undefined) this.entries.delete(first.value);
    this.entries.set(name, { value, untilMs });
  }

  drop(name: string): void {
    this.entries.delete(name);
  }
}
