import { asRenderError } from '../pipeline/errors.ts';
import { drawLiveStill, learnSample } from './draw-live-still.ts';
import { KeptPackages } from './kept-packages.ts';
import type { StillMessage, StillTask } from './messages.ts';

/** A process that draws stills one after the other, and keeps what it has read of the themes. */
const packages = new KeptPackages();

function tell(message: StillMessage): void {
  process.send?.(message, undefined, undefined, () => {});
}

/** A still that follows sooner is drawn first. */
const IDLE_MS = 300;
let idle: NodeJS.Timeout | undefined;

async function draw(task: StillTask): Promise<void> {
  clearTimeout(idle);
  try {
    const themePackage = packages.open(task.packageDir, task.words);
    const still = await drawLiveStill(themePackage, task);
    tell({ kind: 'drawn', id: task.id, still });
    const scene = still.scenes[still.scene] ?? '';
    // A sample that cannot be drawn is no fault of the still.
    idle = setTimeout(() => void learnSample(themePackage, scene).catch(() => {}), IDLE_MS);
  } catch (error) {
    // The message may quote a text, so it stays here.
    const { code, permanent } = asRenderError(error, 'draw');
    tell({ kind: 'failed', id: task.id, permanent, code });
  }
  packages.trim(process.memoryUsage().heapUsed, task.heapBytes);
}

process.on('disconnect', () => process.exit(1));
process.on('message', (task: StillTask) => void draw(task));
