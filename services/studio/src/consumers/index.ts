import type { Consumer } from '@nimantran/kit/events/inbox';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { hearAnswer } from './order-answered.ts';
import { stopForEndedOrders } from './order-ended.ts';
import { workForPaidOrders } from './order-paid.ts';
import { makeAgain } from './order-revised.ts';
import { picturesForTheme } from './theme-published.ts';
import { lookAtVersion } from './theme-version-added.ts';
import { hearOfPurge } from './uploads-purged.ts';
import { forgetErasedUsers } from './user-erased.ts';
import { giveUpVideo } from './video-lapsed.ts';

export const consumers = (context: Context): Consumer<Tables>[] => [
  ...workForPaidOrders(context),
  makeAgain,
  hearAnswer(context),
  ...stopForEndedOrders(context),
  giveUpVideo(context),
  hearOfPurge(context),
  forgetErasedUsers(context),
  picturesForTheme,
  lookAtVersion,
];
