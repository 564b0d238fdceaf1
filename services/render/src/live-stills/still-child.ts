import { asRenderError } from '../pipeline/errors.ts';
import { drawLiveStill } from './draw-live-still.ts';
import { KeptPackages } from './kept-packages.ts';
import type { StillMessage, StillTask } from './messages.ts';

/** A process that draws stills one after the other, and keeps what it has read of the themes. */
const packages = new KeptPackages();

function tell(message: StillMessage): void {
  process.send?.(message, undefined, undefined, () => {});
}

async function draw(task: StillTask): Promise<void> {
  try {
    const still = await drawLiveStill(packages.open(task.packageDir), task);
    tell({ kind: 'drawn', id: task.id, still });
  } catch (error) {
    // The message may quote a text, so it stays here.
    const { code, permanent } = asRenderError(error, 'draw');
    tell({ kind: 'failed', id: task.id, permanent, code });
  }
  packages.trim(process.memoryUsage.rss(), task.keepBytes);
}

process.on('disconnect', () => process.exit(1));
process.on('message', (task: StillTask) => void draw(task));
