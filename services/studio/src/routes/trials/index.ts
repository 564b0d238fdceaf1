import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serveFilmProofs } from './film-proofs.ts';
import { serveGetThemeTrial } from './get-theme-trial.ts';
import { servePlayThemeTrial } from './play-theme-trial.ts';
import { serveStartThemeTrial } from './start-theme-trial.ts';

export function registerTrialRoutes(app: FastifyInstance, context: Context): void {
  serveStartThemeTrial(app, context);
  serveGetThemeTrial(app, context);
  servePlayThemeTrial(app, context);
  serveFilmProofs(app, context);
}
