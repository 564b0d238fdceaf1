import type { Consumer } from '@nimantran/kit/events/inbox';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { changeMadeConsumers } from './services-change-made.ts';

export const consumersOf = (context: Pick<Context, 'log'>): Consumer<Tables>[] => changeMadeConsumers(context);
