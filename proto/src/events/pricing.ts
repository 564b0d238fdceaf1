import { Type } from 'typebox';
import { defineEvent } from './envelope.ts';

export const modelChanged = defineEvent({ type: 'pricing.model.changed', version: 1, data: Type.Object({ pid: Type.String() }) });
export const promoChanged = defineEvent({
  type: 'pricing.promo.changed',
  version: 1,
  data: Type.Object({ code: Type.String() }),
});
