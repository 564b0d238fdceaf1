import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { serveSignIn } from './sign-in.ts';
import { serveSignOut } from './sign-out.ts';
import { serveWhoAmI } from './who-am-i.ts';

/** The operations that use the session cookie; all others are passed on. */
export function serveOwn(app: FastifyInstance, context: Context): void {
  app.addHook('onRoute', (options) => {
    if (options.url === '/api/user/session' && options.method === 'POST')
      options.config = { ...options.config, limit: 'sign_in' };
  });
  serveSignIn(app, context);
  serveSignOut(app, context);
  serveWhoAmI(app);
}
