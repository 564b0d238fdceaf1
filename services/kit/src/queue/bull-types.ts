import type { IQueueBackend, Queue, Worker } from 'bullmq';

/** BullMQ's classes with whichever backend is chosen. */
export type BullQueue<Data> = Queue<Data, void, string, Data, void, string, IQueueBackend>;
export type BullWorker<Data> = Worker<Data, void, string, IQueueBackend>;
