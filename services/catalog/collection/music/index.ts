import { baraatAtTheGate } from './baraat-at-the-gate.ts';
import { bellsOverTheValley } from './bells-over-the-valley.ts';
import { cityLights } from './city-lights.ts';
import { courtyardEvening } from './courtyard-evening.ts';
import { crescentGarden } from './crescent-garden.ts';
import { dholInTheSquare } from './dhol-in-the-square.ts';
import { lateCoffee } from './late-coffee.ts';
import { littleMoon } from './little-moon.ts';
import { morningPromise } from './morning-promise.ts';
import { onlyUs } from './only-us.ts';
import { paperHats } from './paper-hats.ts';
import { stillLake } from './still-lake.ts';
import { templeSteps } from './temple-steps.ts';
import { turmericMorning } from './turmeric-morning.ts';

/** The tracks that themes share; the collection's README lists moods and uses. */
export const TRACKS = {
  baraatAtTheGate,
  bellsOverTheValley,
  cityLights,
  courtyardEvening,
  crescentGarden,
  dholInTheSquare,
  lateCoffee,
  littleMoon,
  morningPromise,
  onlyUs,
  paperHats,
  stillLake,
  templeSteps,
  turmericMorning,
} as const;
