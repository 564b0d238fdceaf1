import { route } from '@nimantran/kit/http/route';
import { SETTINGS_SECTIONS } from '@nimantran/proto/domain/shop';
import { type EditableSettings, getSettings, saveSettings } from '@nimantran/proto/http/orders/shop';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { type KeptSettings, readSettings } from '../../db/shop/settings.ts';
import * as useCase from '../../use-cases/shop/save-settings.ts';

export function serveEditSettings(app: FastifyInstance, context: OrdersContext): void {
  const { db, config, log, countAdmins } = context;
  route(app, getSettings, async () => editable(await readSettings(db, config)));

  route(app, saveSettings, async ({ body, user, reply }) => {
    const approval = await useCase.saveSettings(context, { ...body, by: user, admins: await countAdmins() });
    log.info({ admin: user.uid, sections: Object.keys(body.change), approval: approval?.id }, 'settings saved');
    if (approval) reply.code(202);
    return { ...editable(await readSettings(db, config)), approval };
  });
}

function editable({ settings, versions }: KeptSettings): EditableSettings {
  return {
    settings,
    version: Math.max(0, ...Object.values(versions)),
    unset: SETTINGS_SECTIONS.filter((name) => versions[name] === undefined),
  };
}
