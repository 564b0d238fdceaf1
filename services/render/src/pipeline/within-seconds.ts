/** Waits, with a limit, for work that does not accept a signal. */
export async function withinSeconds<Result>(work: Promise<Result>, seconds: number, doing: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${doing} took longer than ${seconds} s`)), seconds * 1000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
