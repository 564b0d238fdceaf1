import type { Consumer } from '@nimantran/kit/events/inbox';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { forgetPerson } from './identity-user-erased.ts';
import { releaseOnEnd } from './orders-order-ended.ts';

export const consumers = (context: Context): Consumer<Tables>[] => [...releaseOnEnd(context), forgetPerson];
