/** What a checking process answers: a result for the person, or why the checker itself failed. */
export type CheckAnswer<Result> = { result: Result } | { fault: string };

/**
 * The program of a checking process: does one job after the other until its parent ends it.
 * @param check gets the job and the folder where `input` lies and where it writes; what it throws is a fault of the checker
 */
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
  // A service that dies takes its checks with it; one that is told to stop waits for them.
  process.on('disconnect', () => process.exit(1));
  process.on('SIGINT', () => {});
}
