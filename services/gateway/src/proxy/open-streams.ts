import type { Readable } from 'node:stream';

/** Streams of events on their way through; they would keep the gateway from ever stopping. */
export class OpenStreams {
  private readonly streams = new Set<Readable>();

  add(stream: Readable): void {
    if (stream.closed) return;
    this.streams.add(stream);
    stream.once('close', () => this.streams.delete(stream));
  }

  end(): void {
    for (const stream of this.streams) stream.destroy();
  }
}
