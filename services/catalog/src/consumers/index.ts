import { onOrderCompleted } from './orders-order-completed.ts';
import { onSampleRendered } from './studio-sample-rendered.ts';
import { onStillsDrawn } from './studio-stills-drawn.ts';

export const consumers = [onStillsDrawn, onSampleRendered, onOrderCompleted];
