import type { BillKind } from '@nimantran/proto/domain/order';
import type { BillRow, OrderRow, RefundRow, SupportRow } from '../../src/db/schema.ts';
import { billMail } from '../../src/mails/bill.ts';
import { heldMail } from '../../src/mails/held.ts';
import type { MailContent } from '../../src/mails/layout.ts';
import { payoutMail } from '../../src/mails/payout.ts';
import { previewMail } from '../../src/mails/preview.ts';
import { purgedMail } from '../../src/mails/purged.ts';
import { readyMail } from '../../src/mails/ready.ts';
import { receiptMail } from '../../src/mails/receipt.ts';
import { refundedMail } from '../../src/mails/refunded.ts';
import { repliesMail } from '../../src/mails/replies.ts';
import { supportMail } from '../../src/mails/support-reply.ts';
import { videoEndingMail } from '../../src/mails/video-ending.ts';
import { aCopy, aVideo, someExtras } from './fixtures.ts';

export const PUBLIC_URL = 'https://shop.test';
export const ORDER_URL = `${PUBLIC_URL}/user/invitations/NM-7K3QZ9XW`;
const AT = new Date('2026-12-05T14:00:00Z');

export function sampleOrder(changes: Partial<OrderRow> = {}): OrderRow {
  return {
    number: 'NM-7K3QZ9XW',
    headline: 'Asha & Rohan',
    themeTitle: 'Marigold Mandap',
    customisation: { details: {}, photos: { couple: { upload_id: 'x' } }, music: null, bride_first: false },
    resolution: '1080p',
    delivery: 'express',
    removeWatermark: true,
    currency: 'INR',
    totalMinor: 31_900,
    dueAt: AT,
    state: 'processing',
    ...changes,
  } as OrderRow;
}

export function sampleBill(kind: BillKind, changes: Partial<BillRow> = {}): BillRow {
  const lines = [
    { kind: 'video', label: 'Video in 1080p', reason: '', amount_minor: 29_900 },
    { kind: 'express', label: 'Express delivery', reason: '', amount_minor: 2_000 },
  ];
  const labels = {
    whole: 'Your video',
    deposit: 'First half',
    balance: 'Other half',
    revision: 'Another date',
    customisation: 'A second song',
  };
  return {
    id: '33333333-3333-4333-8333-333333333333',
    kind,
    label: labels[kind],
    lines: kind === 'whole' ? lines : [],
    currency: 'INR',
    amountMinor: 31_900,
    state: 'open',
    payUntil: AT,
    ...changes,
  } as BillRow;
}

/** Every mail as it would be sent, about an order with the given texts. */
export function sampleMails(
  order: OrderRow,
  words = 'Which date is right: the 5th or the 6th?\nWe found both.',
): Record<string, MailContent> {
  const receipt = (kind: BillKind, invoiceNumber: string | undefined) =>
    receiptMail({ order, bill: sampleBill(kind), balance: sampleBill('balance'), invoiceNumber }, ORDER_URL);
  const refund = { currency: 'INR', amountMinor: 2_000, reasonCode: 'late_delivery', byHand: false } as RefundRow;
  const payout = { currency: 'INR', amountMinor: 54_960, paidUntil: '2026-12-05', reference: 'N339261234567' };
  return {
    receipt: receipt('whole', 'NM/26-27/000042'),
    'receipt of a deposit': receipt('deposit', 'NM/26-27/000042'),
    'receipt of a balance': receipt('balance', undefined),
    'receipt of a revision': receipt('revision', 'NM/26-27/000042'),
    'receipt of a customisation': receipt('customisation', 'NM/26-27/000042'),
    replies: repliesMail({ order, replies: 12 }, ORDER_URL),
    ready: readyMail({ order: { ...order, video: aVideo(), videoCopy: aCopy() }, keptUntil: AT, purgeAfterHours: 48 }, ORDER_URL),
    'ready with extras': readyMail(
      { order: { ...order, video: aVideo(), videoCopy: aCopy(), extras: someExtras() }, keptUntil: AT, purgeAfterHours: 48 },
      ORDER_URL,
    ),
    'ready without a copy': readyMail({ order, keptUntil: AT, purgeAfterHours: 48 }, ORDER_URL),
    'video ending': videoEndingMail({ order, keptUntil: AT }, ORDER_URL),
    held: heldMail({ order, message: words }, ORDER_URL),
    refunded: refundedMail({ order, refund, creditNoteNumber: 'NC/26-27/000007' }, ORDER_URL),
    purged: purgedMail({ order: { ...order, state: 'completed' }, deletedFiles: 14 }, ORDER_URL),
    bill: billMail({ order, bill: sampleBill('revision') }, ORDER_URL),
    'bill of a deposit': billMail({ order, bill: sampleBill('deposit') }, ORDER_URL),
    preview: previewMail({ order, balance: sampleBill('balance'), paidMinor: 31_900 }, ORDER_URL),
    support: supportMail({ request: { number: 'SR-7K3QZ9XW', subject: order.headline } as SupportRow, text: words }, PUBLIC_URL),
    payout: payoutMail({ ...payout, reversedFor: null }, `${PUBLIC_URL}/partner`),
    'payout taken back': payoutMail({ ...payout, reversedFor: words }, `${PUBLIC_URL}/partner`),
  };
}
