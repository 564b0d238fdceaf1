import { onOrderCompleted } from './orders-order-completed.ts';
import { onSampleRendered } from './studio-sample-rendered.ts';

export const consumers = [onSampleRendered, onOrderCompleted];
