import path from 'node:path';
import { serveChecks } from '../checks/serve-checks.ts';
import { MUSIC_OUTPUT } from './music-formats.ts';
import { remakeMusic } from './remake-music.ts';

serveChecks(async (_job: null, folder) =>
  remakeMusic({ input: path.join(folder, 'input'), music: path.join(folder, MUSIC_OUTPUT) }),
);
