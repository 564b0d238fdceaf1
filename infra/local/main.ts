import { mkdirSync } from 'node:fs';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { createContext } from './context.ts';

try {
  const config = readConfig(process.env);
  mkdirSync(config.dataDir, { recursive: true });
  const app = await buildApp(await createContext(config));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  await app.listen({ host: config.host, port: config.port });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
