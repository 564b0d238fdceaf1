import type { MusicInspector } from '../checks/inspection.ts';

export const inspectMusic: MusicInspector = async () => {
  throw new Error('Music is not checked yet.');
};
