import { TRACKS } from '../music/index.ts';
import { makeTracks } from '../ready-made.ts';
import { loadThemes } from '../themes.ts';

// music: plays all tracks again, and themes' own, and keeps them in ready-made/. Run it when their code has changed.
const scores = new Set([...Object.values(TRACKS), ...(await loadThemes()).map(({ score }) => score)]);
for await (const file of makeTracks(scores)) console.log(file);
