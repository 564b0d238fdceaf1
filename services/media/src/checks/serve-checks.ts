/** Answer of a checking process: a result for the person, or the reason the checker itself failed. */
export type CheckAnswer<Result> = { result: Result } | { fault: string };

/** Runs one job after the other until the parent ends the process. An error that `check` throws is a fault of the checker. */
export function serveChecks<Job, Result>(check: (job: Job, folder: string) => Promise<Result>): void {
  const folder = process.env.CHECK_FOLDER ?? '';
  const answer = (message: CheckAnswer<Result>): void => {
    process.send?.(message);
  };
  process.on('message', ({ job }: { job: Job }) => {
    check(job, folder).then(
      (result) => answer({ result }),
      (error: unknown) => answer({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
  // A service that dies takes its checks with it; a service that shuts down waits for them.
  process.on('disconnect', () => process.exit(1));
  process.on('SIGINT', () => {});
}
