import { Type } from 'typebox';
import { Crop } from '../../domain/customisation.ts';
import { ShopName } from '../../domain/shop.ts';
import { defineOperation } from '../shared/operation.ts';
import { LiveStill, LiveStillWords } from '../studio/live-stills.ts';

/** Studio has checked the words and whose photos they are; nothing in the request is stored anywhere. */
export const drawStill = defineOperation({
  name: 'drawStill',
  method: 'POST',
  path: '/internal/live-stills',
  access: 'service',
  summary: 'Draws one scene in a process that is kept warm',
  body: Type.Object({
    /** Visitors take turns, however many forms each has open. */
    visitor: Type.String({ maxLength: 64 }),
    /** Only the newest request of an asker is drawn. */
    asker: Type.String({ maxLength: 64 }),
    /** Whose photos they are; null without photos. A process that has held them draws for nobody else. */
    owner: Type.Union([Type.String({ maxLength: 64 }), Type.Null()]),
    theme: Type.Object({ id: Type.Integer(), version: Type.String(), package_key: Type.String() }),
    /** What the mark says. */
    shop_name: Type.Optional(ShopName),
    ...LiveStillWords.properties,
    photos: Type.Record(Type.String(), Type.Object({ object_key: Type.String(), crop: Type.Optional(Crop) })),
  }),
  answer: LiveStill,
});
