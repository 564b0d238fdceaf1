import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { serveCheckSession } from './check-session.ts';
import { serveCloseSession } from './close-session.ts';
import { serveCountAdmins } from './count-admins.ts';
import { serveEraseMyData } from './erase-my-data.ts';
import { serveExportMyData } from './export-my-data.ts';
import { serveGetSignInMethod } from './get-sign-in-method.ts';
import { serveGetUserType } from './get-user-type.ts';
import { serveOpenSession } from './open-session.ts';
import { serveVerifyAdmin } from './verify-admin.ts';

export function serveAll(app: FastifyInstance, context: Context): void {
  serveOpenSession(app, context);
  serveCheckSession(app, context);
  serveCloseSession(app, context);
  serveCountAdmins(app, context);
  serveGetSignInMethod(app, context);
  serveGetUserType(app, context);
  serveVerifyAdmin(app, context);
  serveExportMyData(app, context);
  serveEraseMyData(app, context);
}
