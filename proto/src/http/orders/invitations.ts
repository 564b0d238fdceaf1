import { type Static, Type } from 'typebox';
import { OrderNumber } from '../../domain/order.ts';
import { ThemeManifest } from '../../domain/theme-package.ts';
import { defineOperation } from '../shared/operation.ts';
import { Secret } from '../shared/secret.ts';
import { ByNumber } from './orders.ts';

const StoredFile = Type.Object({
  object_key: Type.String(),
  size_bytes: Type.Integer(),
  width: Type.Integer(),
  height: Type.Integer(),
});

const { id, title, category, category_id, language, width, height, fields, pairs, colors, fonts } = ThemeManifest.properties;

/** An order's words and files, as an invitation page shows them. */
export const OrderInvitation = Type.Object({
  order_id: Type.String({ format: 'uuid' }),
  number: OrderNumber,
  owner_uid: Type.String(),
  /** The last part of the page's address; absent for orders from before they had one. */
  page_token: Type.Optional(Secret),
  /** Whether a page may show it: delivered, also while it is corrected, and neither ended nor erased. */
  delivered: Type.Boolean(),
  /** The first delivery; null before. */
  delivered_at: Type.Union([Type.String(), Type.Null()]),
  headline: Type.String(),
  theme_version: Type.String(),
  theme: Type.Object({ id, title, category, category_id, language, width, height, fields, pairs, colors, fonts }),
  details: Type.Record(Type.String(), Type.String()),
  bride_first: Type.Boolean(),
  /** How often the delivered words were changed. */
  revision: Type.Integer({ minimum: 0 }),
  /** When the words became what they are. */
  changed_at: Type.String(),
  /** The files of the video as bought; null and empty once it was deleted. */
  video: Type.Union([StoredFile, Type.Null()]),
  cards: Type.Array(StoredFile),
  poster_key: Type.Union([Type.String(), Type.Null()]),
});
export type OrderInvitation = Static<typeof OrderInvitation>;

/** Guests asks this, and decides by itself who may see which order. */
export const orderInvitation = defineOperation({
  name: 'orderInvitation',
  method: 'GET',
  path: '/internal/invitations/{number}',
  access: 'service',
  summary: 'Words and files of an order for its invitation page',
  params: ByNumber,
  answer: OrderInvitation,
});
