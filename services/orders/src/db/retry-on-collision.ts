import { isUniqueViolation } from '@nimantran/kit/db/database';

const TRIES = 5;

/** Runs an effect anew for as long as the random name that it picked is taken, by the name of the constraint that says so. */
export async function retryOnCollision<Result>(constraint: string, effect: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await effect();
    } catch (error) {
      if (!isUniqueViolation(error, constraint) || attempt === TRIES) throw error;
    }
  }
}
