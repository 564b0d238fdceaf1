import { MINUTE_MS } from '@nimantran/proto/domain/durations';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import { getFilmProof, startFilmProof } from '@nimantran/proto/http/studio/film-proofs';
import { themesOnSale } from './on-sale.ts';
import { failed, type Outcome, type Prover, passed } from './prover.ts';

/** Without a worker by then, none is coming. */
const NO_WORKER_MS = 30 * MINUTE_MS;

const NO_STUDIO = 'The service studio does not answer. Check that it runs: its log says why not.';
const waiting = (said: string, reference?: string): Outcome => ({
  state: 'waiting',
  said,
  task: { kind: 'wait' },
  ...(reference !== undefined && { reference }),
});

/** The shortest theme on sale is rendered as an order would be, at the smallest size. */
export const filmProver: Prover = {
  async start(context) {
    const { studio, log } = context;
    if (studio === undefined) return failed('STUDIO_URL is not set for orders. Set it to the address of the service studio.');
    try {
      const [theme] = (await themesOnSale(context)).sort((a, b) => a.duration_seconds - b.duration_seconds);
      if (theme === undefined) return failed('No theme is on sale, so there is no film to make. Put one on sale at Themes.');
      const { id } = await studio(startFilmProof, { body: { theme_id: theme.id } });
      return waiting(`The film of “${theme.title}” waits for a worker.`, id);
    } catch (error) {
      log.warn({ err: error }, 'no film can be made to prove that films are made');
      return failed(NO_STUDIO);
    }
  },
  async goOn({ studio, log }, { reference }) {
    if (studio === undefined || reference === null) return failed(NO_STUDIO);
    try {
      const { state, error, seconds } = await studio(getFilmProof, { params: { id: reference } });
      switch (state) {
        case 'succeeded':
          return passed(`A film was drawn, encoded, checked and stored in ${seconds} s.`);
        case 'failed':
        case 'cancelled':
          return failed(`The film could not be made: ${error ?? 'it was ended'}. The log of render says more.`);
        case 'running':
          return waiting(`A worker draws the film, since ${seconds} s.`);
        case 'queued':
          return seconds * 1000 > NO_WORKER_MS
            ? failed(
                'No worker has begun the film in half an hour. Check that render runs, and that its REDIS_URL is that of studio. Films of orders come first: the page Renders shows how many wait.',
              )
            : waiting(`The film waits for a worker, since ${seconds} s.`);
      }
    } catch (error) {
      if (error instanceof ProblemError && error.status === 404) return failed('The film was given up. Start again.');
      log.warn({ err: error }, 'studio does not say how far the film is');
      return waiting('The service studio does not answer at the moment.');
    }
  },
};
