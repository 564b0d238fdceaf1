import { makeTracks } from '../ready-made.ts';
import { loadThemes } from '../themes.ts';

// music: plays the tracks of all themes again and keeps them in ready-made/. Run it when their code has changed.
for await (const file of makeTracks(new Set((await loadThemes()).map(({ score }) => score)))) console.log(file);
