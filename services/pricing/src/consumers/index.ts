import type { Consumer } from '@nimantran/kit/events/inbox';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { releaseOnEnd } from './order-ended.ts';
import { forgetPerson } from './user-erased.ts';

export const consumers = (context: Context): Consumer<Tables>[] => [...releaseOnEnd(context), forgetPerson];
