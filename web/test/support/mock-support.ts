import { randomBytes } from 'node:crypto';
import type { SupportMessage, SupportRequest } from '@nimantran/proto/domain/support-request';
import {
  closeSupportRequest,
  getSupportRequest,
  listSupportRequests,
  openSupportRequest,
  replyToSupportRequest,
} from '@nimantran/proto/http/orders/support-requests';
import { on } from './mock-routes.ts';
import { found } from './mock-shop.ts';

const requests = new Map<string, SupportRequest>();

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const write = (author: SupportMessage['author'], text: string, hours = 0): SupportMessage => ({
  at: hoursAgo(hours),
  author,
  text,
});

export function serveSupport(): void {
  on(openSupportRequest, ({ body }) => {
    const number = `SR-${[...randomBytes(8)].map((byte) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[byte % 32]).join('')}`;
    return keep({
      number,
      kind: body.kind,
      state: 'open',
      subject: body.subject,
      order_number: body.order_number,
      opened_at: hoursAgo(0),
      updated_at: hoursAgo(0),
      customer: null,
      claim: body.claim,
      preview_order: null,
      has_draft: body.draft !== null,
      changes: body.changes ?? null,
      messages: [write('customer', body.text)],
    });
  });
  on(listSupportRequests, ({ query }) => ({
    requests: [...requests.values()]
      .reverse()
      .filter((request) => query.order_number === undefined || request.order_number === query.order_number),
    next_cursor: null,
  }));
  on(getSupportRequest, ({ params }) => found(requests.get(params.support_number)));
  on(replyToSupportRequest, ({ params, body }) => say(params.support_number, write('customer', body.text), 'open'));
  on(closeSupportRequest, ({ params }) => keep({ ...found(requests.get(params.support_number)), state: 'closed' }));
}

export const allRequests = (): SupportRequest[] => [...requests.values()];

/** Support's answer. */
export function answerRequest(number: string): void {
  say(number, write('staff', 'Thank you for writing. We have looked at it, and it is corrected.'), 'answered');
}

function say(number: string, message: SupportMessage, state: SupportRequest['state']): SupportRequest {
  const request = found(requests.get(number));
  return keep({ ...request, state, updated_at: message.at, messages: [...request.messages, message] });
}

function keep(request: SupportRequest): SupportRequest {
  requests.set(request.number, request);
  return request;
}

export function exampleRequests(): void {
  const base = { customer: null, claim: null, preview_order: null, has_draft: false, changes: null, order_number: null };
  const times = { opened_at: hoursAgo(30), updated_at: hoursAgo(2) };
  keep({
    ...base,
    ...times,
    number: 'SR-EX000001',
    kind: 'correction',
    state: 'answered',
    subject: 'The groom’s surname',
    order_number: 'NM-EX000006',
    messages: [
      write('customer', 'It should read Rathore, with an h.\nI noticed it only now, sorry!', 30),
      write('staff', 'No trouble at all: the designer has corrected it to Rathore. The delivery time stays as it is.', 26),
      write('customer', 'धन्यवाद! And could the venue be in Hindi as well?', 25),
      write('staff', 'It can. Please send us the words as they should stand, and we put them in today.', 2),
    ],
  });
  keep({
    ...base,
    ...times,
    number: 'SR-EX000002',
    kind: 'preview',
    state: 'answered',
    subject: 'A preview of Royal Jharokha',
    has_draft: true,
    preview_order: 'NM-EX000003',
    messages: [
      write('customer', 'Please make a preview of my invitation.', 30),
      write('staff', 'With pleasure. The order is open; the preview takes a day once the first half is paid.', 2),
    ],
  });
  keep({
    ...base,
    ...times,
    number: 'SR-EX000003',
    kind: 'price-match',
    state: 'closed',
    subject: 'The same palace doors, cheaper',
    order_number: 'NM-EX00000D',
    claim: {
      url: 'https://example.com/designs/palace-doors?ref=a-long-address-that-goes-on-and-on',
      price: { currency: 'INR', amount_minor: 22400 },
    },
    messages: [write('customer', 'Seen today.', 30), write('staff', 'You are right. We sent ₹25.00 back to your card.', 2)],
  });
}
