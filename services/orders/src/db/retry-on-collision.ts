import { isUniqueViolation } from '@nimantran/kit/db/database';

const TRIES = 5;

/** Retries an effect while the random name it picked is taken; `constraint` is the name of the unique constraint. */
export async function retryOnCollision<Result>(constraint: string, effect: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await effect();
    } catch (error) {
      if (!isUniqueViolation(error, constraint) || attempt === TRIES) throw error;
    }
  }
}
