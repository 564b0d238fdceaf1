/** Checks whether this container's service is ready; the container engine reads the exit code. */
const LIMIT_MS = 4_000;

const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/readyz`, { signal: AbortSignal.timeout(LIMIT_MS) }).catch(
  () => undefined,
);
process.exitCode = answer?.ok ? 0 : 1;
