import { asRenderError } from '../pipeline/errors.ts';
import { renderVideo } from '../pipeline/render-video.ts';
import type { ChildMessage, ChildRequest, ParentMessage } from './messages.ts';
import { RemoteShelf } from './remote-shelf.ts';

function tell(message: ChildMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(message, undefined, undefined, () => resolve());
    else resolve();
  });
}

const shelf = new RemoteShelf(tell);

async function render({ now, ...request }: ChildRequest): Promise<void> {
  try {
    const output = await renderVideo({
      ...request,
      now: new Date(now),
      shelf,
      onProgress: (progress) => void tell({ kind: 'progress', progress }),
    });
    await shelf.settled();
    await tell({ kind: 'done', output });
  } catch (error) {
    const { code, message, stage, permanent, cause } = asRenderError(error, 'draw');
    const detail = cause instanceof Error ? ` (${cause.message})` : '';
    await shelf.settled();
    await tell({ kind: 'failed', error: { code, message: `${message}${detail}`, stage, permanent } });
  }
  process.exit(0);
}

// If the worker dies, its children end too: their result would have no receiver.
process.on('disconnect', () => process.exit(1));
process.on('message', (message: ParentMessage) => {
  if (message.kind === 'render') void render(message.request);
  else shelf.hear(message);
});
