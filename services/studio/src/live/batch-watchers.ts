import type { EventsStream } from '@nimantran/kit/http/events-stream';

/** The open event streams of this instance that follow a batch. */
export class BatchWatchers {
  private readonly streams = new Map<EventsStream, string>();

  add(batchId: string, stream: EventsStream): void {
    this.streams.set(stream, batchId);
  }

  remove(stream: EventsStream): void {
    this.streams.delete(stream);
  }

  get count(): number {
    return this.streams.size;
  }

  isWatched(batchId: string): boolean {
    return [...this.streams.values()].includes(batchId);
  }

  send(batchId: string, data: unknown): void {
    for (const [stream, watched] of this.streams) if (watched === batchId) stream.send('batch', data);
  }

  closeAll(): void {
    for (const stream of [...this.streams.keys()]) stream.close();
  }
}
