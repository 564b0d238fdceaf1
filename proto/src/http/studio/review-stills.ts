import { Type } from 'typebox';
import { TOKEN_PATH } from '../orders/reviews.ts';
import { defineOperation } from '../shared/operation.ts';
import { Secret } from '../shared/secret.ts';
import { LiveStill, LiveStillWords, OpenForm, WantedScene } from './live-stills.ts';

/** The words of the link's round, with photos if the customer includes them. */
export const drawReviewStill = defineOperation({
  name: 'drawReviewStill',
  method: 'POST',
  path: `${TOKEN_PATH}/stills`,
  access: 'public',
  summary: 'One scene behind a review link, as the video will show it',
  params: Type.Object({ token: Secret }),
  body: Type.Object({ form: OpenForm, scene: WantedScene, width: LiveStillWords.properties.width }),
  answer: LiveStill,
});
