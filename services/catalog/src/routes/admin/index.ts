import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serveAddThemeVersion } from './add-theme-version.ts';
import { serveCountThemesWaiting } from './count-themes-waiting.ts';
import { serveEditTheme } from './edit-theme.ts';
import { serveGetSamplePackage } from './get-sample-package.ts';
import { serveGetTheme } from './get-theme.ts';
import { serveListThemes } from './list-themes.ts';
import { servePublishThemeVersion } from './publish-theme-version.ts';
import { serveRetireTheme } from './retire-theme.ts';
import { serveScheduleThemeVersion } from './schedule-theme-version.ts';
import { serveUploadThemePackage } from './upload-theme-package.ts';

export function serveThemesAdmin(app: FastifyInstance, context: Context): void {
  serveListThemes(app, context);
  serveCountThemesWaiting(app, context);
  serveGetTheme(app, context);
  serveUploadThemePackage(app, context);
  serveAddThemeVersion(app, context);
  servePublishThemeVersion(app, context);
  serveScheduleThemeVersion(app, context);
  serveRetireTheme(app, context);
  serveEditTheme(app, context);
  serveGetSamplePackage(app, context);
}
