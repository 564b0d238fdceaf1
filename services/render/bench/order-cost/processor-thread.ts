import { parentPort } from 'node:worker_threads';

/** Reads the processor time of the whole process again and again, however busy its main thread is. */
const INTERVAL_MS = 5;

const readings: [atMs: number, seconds: number][] = [];
const read = (): void => {
  const { user, system } = process.cpuUsage();
  readings.push([Date.now(), (user + system) / 1e6]);
};
read();
const timer = setInterval(read, INTERVAL_MS);
parentPort?.once('message', () => {
  clearInterval(timer);
  read();
  parentPort?.postMessage(readings);
});
parentPort?.postMessage('ready');
