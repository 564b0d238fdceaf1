import type { Consumer } from '@nimantran/kit/events/inbox';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { onOrderCompleted } from './orders-order-completed.ts';
import { onSampleRendered } from './studio-sample-rendered.ts';
import { onStillsDrawn } from './studio-stills-drawn.ts';
import { onThemeLinted } from './studio-theme-linted.ts';

export const consumers = (context: Context): Consumer<Tables>[] => [
  onStillsDrawn(context),
  onSampleRendered,
  onThemeLinted,
  onOrderCompleted,
];
