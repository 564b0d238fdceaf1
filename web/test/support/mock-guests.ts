import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { calendarFile } from '@nimantran/proto/domain/calendar-file';
import { formatField } from '@nimantran/proto/domain/field-format';
import { byTime, functionsOf, lastDayOf } from '@nimantran/proto/domain/functions';
import type { Order } from '@nimantran/proto/domain/order';
import type { GuestPageRequest, PageRenderer } from '@nimantran/proto/http/gateway/page-renderer';
import {
  acceptReply,
  deleteReply,
  exportReplies,
  type GuestPage,
  getGuestPage,
  type HostReply,
  listReplies,
  renewGuestPage,
  setReplyDay,
  turnGuestPageOff,
  turnGuestPageOn,
} from '@nimantran/proto/http/guests/guest-pages';
import {
  getInvitationCalendar,
  getInvitationPicture,
  getInvitationPoster,
  INVITATION_PATH,
  type Invitation,
  type NewReply,
  readInvitation,
  readReply,
  saveReply,
  withdrawReply,
} from '@nimantran/proto/http/guests/invitations';
import { orders } from './mock-orders.ts';
import { MockProblem, on, readBody } from './mock-routes.ts';
import { shopFacts } from './mock-settings.ts';
import { found } from './mock-shop.ts';
import { pictureOf, videoOf } from './mock-themes.ts';

interface Page {
  number: string;
  token: string;
  on: boolean;
  closeOn: string | null;
  /** By the guest's secret. */
  replies: Map<string, HostReply>;
}

const pages = new Map<string, Page>();
const newToken = () => randomBytes(16).toString('base64url');
const PALETTES: Readonly<Record<number, Record<string, string>>> = {
  101: { ground: '#5a1230', deep: '#240a1f', metal: '#d3a044', bloom: '#f0851f', paper: '#fff2da' },
  102: { ground: '#ffe3c2', deep: '#43195a', metal: '#d3a044', bloom: '#ef4f45', paper: '#fffaf0' },
};

function pageOf(number: string): Page {
  found(orders.get(number));
  const page = pages.get(number) ?? { number, token: '', on: false, closeOn: null, replies: new Map() };
  pages.set(number, page);
  return page;
}

function openPage(token: string): Page {
  const page = [...pages.values()].find((each) => each.on && each.token === token);
  if (!page || !orders.has(page.number)) throw new MockProblem(404, 'invitation_not_found', 'This invitation is no longer here.');
  return page;
}

function toldBy({ theme, customisation }: Order) {
  const video = found(videoOf(theme.id));
  return { video, functions: functionsOf(video, customisation.details).toSorted(byTime) };
}

function invitationOf(page: Page): Invitation {
  const order = found(orders.get(page.number));
  const { video, functions } = toldBy(order);
  const { details, bride_first } = order.customisation;
  const isOver = page.closeOn !== null && page.closeOn < new Date().toISOString().slice(0, 10);
  const size = video.portrait_orientation ? { width: 1080, height: 1920 } : { width: 1920, height: 1080 };
  const whole = { key: 'whole_invitation', title: order.headline, day: null, start: null, time_words: null, place: '', city: '' };
  return {
    headline: order.headline,
    theme: {
      ...{ id: video.id, slug: video.slug, version: video.version, title: video.title },
      ...{ category: video.category, category_id: video.category_id, fonts: [], colors: PALETTES[video.id] ?? {} },
      ...(video.language && { language: video.language }),
      layout: video.portrait_orientation ? 'upright' : 'wide',
    },
    lines: video.fields.flatMap(({ key, label, kind }) => {
      const typed = details[key];
      return typed ? [{ key, label, kind, text: formatField({ kind }, typed, undefined, video.language ?? 'en') }] : [];
    }),
    ...{ fields: video.fields, details, bride_first },
    functions: functions.length > 0 ? functions : [whole],
    has_calendar: functions.length > 0,
    film: { url: '/mock/video.mp4', size_bytes: 11_347_557, ...size },
    files_expire_at: new Date(Date.now() + 900_000).toISOString(),
    has_picture: true,
    replies: { open: !isOver, closed_because: isOver ? 'day_passed' : null, close_on: page.closeOn },
    opened_at: new Date().toISOString(),
  };
}

function hostView(page: Page): GuestPage {
  const order = found(orders.get(page.number));
  const { functions } = toldBy(order);
  const replies = [...page.replies.values()];
  const counted = replies.filter(({ suspect }) => !suspect);
  return {
    ...{ order_number: page.number, on: page.on, token: page.token || null, can_turn_on: order.state === 'completed' },
    ...{ replies_close_on: page.closeOn, last_day: lastDayOf(functions) ?? null },
    ...{ kept_until: page.token ? '2027-01-04T00:00:00Z' : null, deleted: null },
    counts: {
      coming: counted.filter(({ coming }) => coming).length,
      not_coming: counted.filter(({ coming }) => !coming).length,
      suspect: replies.length - counted.length,
      functions: functions.map(({ key, title }) => ({
        ...{ key, title },
        people: counted.reduce((sum, { people }) => sum + (people[key] ?? 0), 0),
      })),
    },
  };
}

function keepReply(page: Page, secret: string, { name, coming, people, line, website }: NewReply): HostReply {
  if (page.closeOn !== null && page.closeOn < new Date().toISOString().slice(0, 10))
    throw new MockProblem(409, 'replies_closed', 'The hosts take no more replies here. Please write to them directly.');
  const chosen = Object.fromEntries(Object.entries(people).filter(([, count]) => coming && count > 0));
  if (name.trim() === '' || (coming && Object.keys(chosen).length === 0))
    throw new MockProblem(400, 'invalid_reply', 'The reply is not complete.', [
      ...(name.trim() === '' ? [{ field: 'name', message: 'is required' }] : []),
      ...(coming && Object.keys(chosen).length === 0 ? [{ field: 'people', message: 'is required' }] : []),
    ]);
  const now = new Date().toISOString();
  const before = page.replies.get(secret);
  const reply: HostReply = {
    ...{ id: before?.id ?? randomUUID(), name: name.trim(), coming, people: chosen, line: line.trim() },
    ...{ created_at: before?.created_at ?? now, updated_at: now, suspect: Boolean(website) },
  };
  page.replies.set(secret, reply);
  return reply;
}

const guestView = ({ name, coming, people, line, updated_at }: HostReply) => ({ name, coming, people, line, updated_at });

/** A page that is always there, for looking at it: of the order Ready. */
const EXAMPLE_PAGE = { number: 'NM-EX00000A', token: 'ExampleGuestPage000000' } as const;

/** And one in an upright theme. */
const UPRIGHT_PAGE = { number: 'NM-EX00000K', token: 'ExampleGuestPage000001' } as const;

export function serveGuests(): void {
  const change = (number: string, part: Partial<Page>): GuestPage => hostView(Object.assign(pageOf(number), part));
  pages.set(EXAMPLE_PAGE.number, { ...EXAMPLE_PAGE, on: true, closeOn: null, replies: new Map() });
  pages.set(UPRIGHT_PAGE.number, { ...UPRIGHT_PAGE, on: true, closeOn: null, replies: new Map() });
  on(getGuestPage, ({ params }) => hostView(pageOf(params.number)));
  on(turnGuestPageOn, ({ params }) => change(params.number, { on: true, token: pageOf(params.number).token || newToken() }));
  on(turnGuestPageOff, ({ params }) => change(params.number, { on: false }));
  on(renewGuestPage, ({ params }) => change(params.number, { token: newToken() }));
  on(setReplyDay, ({ params, body }) => change(params.number, { closeOn: body.day }));
  on(listReplies, ({ params, query }) => ({
    replies: [...pageOf(params.number).replies.values()]
      .filter(({ suspect }) => suspect === (String(query.suspect) === 'true'))
      .toReversed(),
    next_cursor: null,
  }));
  on(exportReplies, ({ params, response }) => {
    const rows = [...pageOf(params.number).replies.values()].map(({ name, coming, line }) => `${name},${coming},${line}`);
    response
      .writeHead(200, { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="replies.csv"' })
      .end(['name,coming,line', ...rows].join('\r\n'));
    return undefined;
  });
  on(deleteReply, ({ params }) => {
    const { replies } = pageOf(params.number);
    for (const [secret, { id }] of replies) if (id === params.reply_id) replies.delete(secret);
    return undefined;
  });
  on(acceptReply, ({ params }) => {
    for (const reply of pageOf(params.number).replies.values()) if (reply.id === params.reply_id) reply.suspect = false;
    return undefined;
  });
  on(readInvitation, ({ params }) => invitationOf(openPage(params.token)));
  for (const operation of [getInvitationPicture, getInvitationPoster])
    on(operation, ({ response }) => {
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(pictureOf(101));
      return undefined;
    });
  on(getInvitationCalendar, ({ params, response }) => {
    const { number } = openPage(params.token);
    const order = found(orders.get(number));
    const about = { order_id: number, headline: order.headline, revision: 0, changed_at: new Date() };
    response
      .writeHead(200, { 'content-type': 'text/calendar', 'content-disposition': 'attachment; filename="invitation.ics"' })
      .end(calendarFile({ ...about, functions: toldBy(order).functions }));
    return undefined;
  });
  on(readReply, ({ params }) => guestView(ownReply(params)));
  on(saveReply, ({ params, body }) => guestView(keepReply(openPage(params.token), params.secret, body)));
  on(withdrawReply, ({ params }) => void openPage(params.token).replies.delete(params.secret));
}

function ownReply({ token, secret }: { token: string; secret: string }): HostReply {
  const reply = openPage(token).replies.get(secret);
  if (!reply) throw new MockProblem(404, 'reply_not_found', 'There is no such reply.');
  return reply;
}

/** A page for guests, and its form without JavaScript, as gateway and guests serve them; false if the address is neither. */
export async function serveGuestPage(
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
  renderer: PageRenderer | undefined,
): Promise<boolean> {
  const origin = `http://${request.headers.host}`;
  const send = (status: number, page: GuestPageRequest): boolean => {
    if (renderer === undefined) return false;
    response.setHeader('referrer-policy', 'no-referrer');
    response
      .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(renderer.guestPage(page, shopFacts().about.name));
    return true;
  };
  const form = /^\/api\/invitations\/([^/]+)\/replies$/.exec(url.pathname)?.[1];
  if (form !== undefined && request.method === 'POST') {
    const fields = Object.fromEntries(new URLSearchParams((await readBody(request)).toString()));
    const secret = fields.secret || newToken();
    try {
      keepReply(openPage(form), secret, replyIn(fields));
      response.writeHead(303, { location: `${INVITATION_PATH}/${form}?reply=${secret}` }).end();
      return true;
    } catch (error) {
      if (!(error instanceof MockProblem)) throw error;
      const { status, message: reason, errors = [] } = error;
      const page = askedFor(origin, form, secret);
      return send(status, page.kind === 'invitation' ? { ...page, refused: { reason, errors, fields } } : page);
    }
  }
  const token = new RegExp(`^${INVITATION_PATH}/([^/]+)$`).exec(url.pathname)?.[1];
  if (token === undefined) return false;
  const asked = askedFor(origin, token, url.searchParams.get('reply') ?? '');
  return send(asked.kind === 'invitation' ? 200 : 404, asked);
}

function replyIn(fields: Readonly<Record<string, string>>): NewReply {
  const counts = Object.entries(fields).filter(([name]) => name.startsWith('people_'));
  return {
    ...{ name: fields.name ?? '', coming: fields.coming === 'yes', line: fields.line ?? '', website: fields.website ?? '' },
    people: Object.fromEntries(counts.map(([name, count]) => [name.slice('people_'.length), Number(count)])),
  };
}

function askedFor(origin: string, token: string, secret: string): GuestPageRequest {
  try {
    const page = openPage(token);
    const reply = page.replies.get(secret);
    return {
      ...{ kind: 'invitation', origin, token, invitation: invitationOf(page) },
      ...(reply && { reply: { secret, reply: guestView(reply) } }),
    };
  } catch (error) {
    if (!(error instanceof MockProblem)) throw error;
    return { kind: 'gone' };
  }
}
