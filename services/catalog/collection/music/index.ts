import { backwaterLamps } from './backwater-lamps.ts';
import { ballroomShoes } from './ballroom-shoes.ts';
import { baraatAtTheGate } from './baraat-at-the-gate.ts';
import { bellsOverTheValley } from './bells-over-the-valley.ts';
import { bowlsOfWater } from './bowls-of-water.ts';
import { cityLights } from './city-lights.ts';
import { countdown } from './countdown.ts';
import { courtyardEvening } from './courtyard-evening.ts';
import { crescentGarden } from './crescent-garden.ts';
import { dholInTheSquare } from './dhol-in-the-square.ts';
import { drumInTheLane } from './drum-in-the-lane.ts';
import { ferrySong } from './ferry-song.ts';
import { firstRain } from './first-rain.ts';
import { foldedPaper } from './folded-paper.ts';
import { fourChairs } from './four-chairs.ts';
import { gopuramAtNoon } from './gopuram-at-noon.ts';
import { jasmineWindow } from './jasmine-window.ts';
import { lateCoffee } from './late-coffee.ts';
import { littleMoon } from './little-moon.ts';
import { marbleSteps } from './marble-steps.ts';
import { matineeHour } from './matinee-hour.ts';
import { mirrorBall } from './mirror-ball.ts';
import { morningPromise } from './morning-promise.ts';
import { onlyUs } from './only-us.ts';
import { paperHats } from './paper-hats.ts';
import { paperSky } from './paper-sky.ts';
import { pearlHour } from './pearl-hour.ts';
import { roseLattice } from './rose-lattice.ts';
import { sevenLamps } from './seven-lamps.ts';
import { sticksAndStars } from './sticks-and-stars.ts';
import { stillLake } from './still-lake.ts';
import { templeSteps } from './temple-steps.ts';
import { turmericMorning } from './turmeric-morning.ts';
import { windOnTheDunes } from './wind-on-the-dunes.ts';

/** The tracks that themes share; the collection's README lists moods and uses. */
export const TRACKS = {
  backwaterLamps,
  ballroomShoes,
  baraatAtTheGate,
  bellsOverTheValley,
  bowlsOfWater,
  cityLights,
  countdown,
  courtyardEvening,
  crescentGarden,
  dholInTheSquare,
  drumInTheLane,
  ferrySong,
  firstRain,
  foldedPaper,
  fourChairs,
  gopuramAtNoon,
  jasmineWindow,
  lateCoffee,
  littleMoon,
  marbleSteps,
  matineeHour,
  mirrorBall,
  morningPromise,
  onlyUs,
  paperHats,
  paperSky,
  pearlHour,
  roseLattice,
  sevenLamps,
  sticksAndStars,
  stillLake,
  templeSteps,
  turmericMorning,
  windOnTheDunes,
} as const;
