import type { EventsStream } from '@nimantran/kit/http/events-stream';
import type { RenderProgress } from '@nimantran/proto/jobs/render';

const KEPT_PROGRESS = 500;

/** The open event streams of this instance, and the latest progress of each running render. */
export class Watchers {
  private readonly streams = new Set<EventsStream>();
  private readonly progress = new Map<string, RenderProgress>();

  add(stream: EventsStream): void {
    this.streams.add(stream);
  }

  remove(stream: EventsStream): void {
    this.streams.delete(stream);
  }

  get count(): number {
    return this.streams.size;
  }

  send(event: 'job' | 'renders' | 'progress', data: unknown): void {
    for (const stream of this.streams) stream.send(event, data);
  }

  noteProgress(renderId: string, progress: RenderProgress): void {
    this.progress.delete(renderId);
    this.progress.set(renderId, progress);
    const oldest = this.progress.size > KEPT_PROGRESS ? this.progress.keys().next().value : undefined;
    if (oldest !== undefined) this.progress.delete(oldest);
  }

  progressOf(renderId: string): RenderProgress | undefined {
    return this.progress.get(renderId);
  }

  closeAll(): void {
    for (const stream of [...this.streams]) stream.close();
  }
}
