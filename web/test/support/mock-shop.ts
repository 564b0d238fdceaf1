import { randomUUID } from 'node:crypto';
import { categorySlug, themeIdOf } from '@nimantran/proto/domain/category';
import { formatMoney } from '@nimantran/proto/domain/currency';
import { RESOLUTIONS } from '@nimantran/proto/domain/resolution';
import type { User } from '@nimantran/proto/domain/user';
import { getPost, listPosts } from '@nimantran/proto/http/catalog/blog';
import { getVideo, listVideos } from '@nimantran/proto/http/catalog/themes';
import { getSignInMethod, type SessionInfo, signIn, signOut, whoAmI } from '@nimantran/proto/http/identity/sessions';
import { deleteUpload, getUpload, type Upload, type UploadKind, WAVEFORM_BARS } from '@nimantran/proto/http/media/uploads';
import { createQuote, listPricing, type Quote, type QuoteRequest } from '@nimantran/proto/http/pricing/quotes';
import { BLOG_FOLDER, readArticles } from '../../../services/catalog/src/blog/read-articles.ts';
import { postOf, summaryOf } from '../../../services/catalog/src/blog/show-post.ts';
import { MockProblem, on } from './mock-routes.ts';
import { PRICING, THEMES, videoOf } from './mock-themes.ts';

export const uploads = new Map<string, Upload>();

const ROLES: Readonly<Record<string, User['roles']>> = { designer: ['designer'], admin: ['admin'], partner: ['partner'] };

export function sessionOf(who: string | undefined): SessionInfo | null {
  if (who === undefined) return null;
  const name = who.split('@')[0] ?? who;
  const names: Record<string, string> = { customer: 'Asha Verma', designer: 'Dev Iyer', admin: 'Meera Rao' };
  return {
    user: { uid: name, email: who, email_verified: true, name: names[name] ?? name, photoURL: null, roles: ROLES[name] ?? [] },
    prices_hidden: name === 'internal',
  };
}

/** While set, catalog's answers are errors. */
export const themes = { areAway: false };

function askCatalog(): void {
  if (themes.areAway) throw new MockProblem(503, 'unavailable', 'The catalog does not answer.');
}

export function serveShop(): void {
  on(listVideos, ({ params }) => {
    askCatalog();
    if (params.category === 'most-popular') return [...THEMES];
    return THEMES.filter((theme) => categorySlug(theme.category_id, theme.category) === params.category);
  });
  on(getVideo, ({ params }) => {
    askCatalog();
    const video = videoOf(themeIdOf(params.video) ?? 0);
    if (!video) throw new MockProblem(404, 'no_such_video', 'There is no such video.');
    return video;
  });
  const { articles } = readArticles(BLOG_FOLDER);
  on(listPosts, () => ({ posts: articles.map((article) => summaryOf(article, THEMES)) }));
  on(getPost, ({ params }) => {
    const article = articles.find(({ slug }) => slug === params.slug);
    if (!article) throw new MockProblem(404, 'no_such_post', 'This article does not exist.');
    return postOf(article, articles, THEMES);
  });
  on(listPricing, () => [...PRICING]);
  on(createQuote, ({ body }) => quoteOf(body));
  on(getSignInMethod, ({ request }) => ({ kind: 'local' as const, popup_url: `http://${request.headers.host}/mock/accounts` }));
  on(whoAmI, ({ who }) => ({ session: sessionOf(who) }));
  on(signIn, ({ body, response }) => {
    const who = body.id_token.replace(/^mock-token-for-account-/, '');
    response.setHeader('set-cookie', `mock-session=${encodeURIComponent(who)}; Path=/; HttpOnly; SameSite=Lax`);
    return sessionOf(who) as SessionInfo;
  });
  on(signOut, ({ response }) => {
    response.setHeader('set-cookie', 'mock-session=; Path=/; Max-Age=0');
    return undefined;
  });
  on(getUpload, ({ params }) => found(uploads.get(params.id)));
  on(deleteUpload, ({ params }) => {
    uploads.delete(params.id);
    return undefined;
  });
}

/** Accepted in quotes, used up when the order is placed. */
export const LAST_USE = 'LASTONE';
const REFUSED_CODES: Readonly<Record<string, string | MockProblem>> = {
  ENDED: 'ENDED has ended.',
  USEDUP: 'USEDUP is used up.',
  GUESS: new MockProblem(
    429,
    'promo_guessing',
    'You have tried many codes that are not known. Try a code again in 17 minutes, or go on without one.',
  ),
  FAST: new MockProblem(429, 'rate_limited', 'Too many requests. Try again in 40 seconds.'),
};

export function quoteOf(request: QuoteRequest): Quote {
  const { currency } = request;
  const model = PRICING.find((candidate) => candidate.pid === request.pricing_id);
  const offer =
    model?.currencies.find((entry) => entry.code === currency)?.res[RESOLUTIONS.indexOf(request.resolution)]?.offer ?? 0;
  const inr = currency === 'INR';
  const lines: Quote['lines'] = [
    { kind: 'video', label: `Video, ${request.resolution}`, reason: 'Price of this design', amount_minor: offer },
  ];
  if (request.preview)
    lines.push({ kind: 'preview', label: 'Preview before production', reason: 'The video costs double', amount_minor: offer });
  const add = (kind: Quote['lines'][number]['kind'], label: string, amount_minor: number) =>
    lines.push({ kind, label, reason: '', amount_minor });
  if (request.delivery === 'express') add('express', 'Express delivery', inr ? 2500 : 50);
  if (request.bride_first) add('bride_first', "Bride's name first", inr ? 3000 : 75);
  if (request.custom_audio) add('custom_audio', 'Your own music', inr ? 10_000 : 200);
  if (request.remove_watermark) add('remove_watermark', 'Without watermark', inr ? 5000 : 100);
  const sum = () => lines.reduce((total, line) => total + line.amount_minor, 0);
  let promo: Quote['promo'] = null;
  if (request.promo_code) {
    const refused = REFUSED_CODES[request.promo_code];
    if (refused instanceof MockProblem) throw refused;
    const applied = request.promo_code === 'WELCOME10' || request.promo_code === LAST_USE;
    const message = applied ? `${request.promo_code} is applied.` : (refused ?? 'This code does not exist.');
    promo = { code: request.promo_code, applied, message };
    const whole = { currency, amount_minor: sum() };
    if (applied) {
      const amount_minor = -Math.round(sum() / 10);
      lines.push({
        kind: 'discount',
        label: `Promo code ${request.promo_code}`,
        reason: `10% of ${formatMoney(whole)}`,
        amount_minor,
      });
    }
  }
  return { currency, lines, total: { currency, amount_minor: sum() }, promo };
}

export function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new MockProblem(404, 'not_found', 'There is no such thing.');
  return value;
}

export const newUpload = (fileName: string, kind: UploadKind): Upload => ({
  id: randomUUID(),
  kind,
  state: 'receiving',
  file_name: fileName,
  size_bytes: 1,
  sha256: null,
  content_type: null,
  width: null,
  height: null,
  duration_seconds: null,
  waveform: null,
  reason: null,
  thumbnail_url: null,
  preview_url: null,
  created_at: new Date().toISOString(),
});

/** The result of the checks: a file with `broken` in its name is refused. */
export function checkedUpload(upload: Upload, bytes: Buffer): Upload {
  const music = upload.kind === 'music';
  if (upload.file_name.includes('broken')) {
    return { ...upload, state: 'rejected', reason: `This file is not ${music ? 'music' : 'a photo'} that can be read.` };
  }
  const preview_url = `/mock/upload/${upload.id}`;
  if (music) return { ...upload, state: 'ready', content_type: 'audio/wav', preview_url, ...soundOf(bytes) };
  const { type, ...size } = pictureSizeOf(bytes);
  // The mock converts nothing: it shows a drawing for formats that browsers cannot display.
  const shown = type === 'image/heic' ? '/mock/picture/102' : preview_url;
  return { ...upload, state: 'ready', content_type: type, ...size, thumbnail_url: shown, preview_url: shown };
}

/** Size of a PNG or a JPEG, from its header; other files get a phone photo's size. */
function pictureSizeOf(bytes: Buffer): { type: string; width: number; height: number } {
  if (bytes.subarray(1, 4).toString() === 'PNG')
    return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    if ([0xc0, 0xc1, 0xc2].includes(bytes[at + 1] ?? 0))
      return { type: 'image/jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  const heic = bytes.subarray(4, 8).toString() === 'ftyp';
  return { type: heic ? 'image/heic' : 'image/webp', width: heic ? 1080 : 900, height: heic ? 1920 : 1100 };
}

/** Length and loudness of a mono WAV file in 32-bit floats; other files get plausible values. */
function soundOf(bytes: Buffer): Pick<Upload, 'duration_seconds' | 'waveform'> {
  const wav = bytes.subarray(0, 4).toString() === 'RIFF';
  const samples = wav ? new Float32Array(new Uint8Array(bytes.subarray(44)).buffer) : undefined;
  const duration_seconds = samples ? samples.length / bytes.readUInt32LE(24) : 95;
  const waveform = Array.from({ length: WAVEFORM_BARS }, (_, bar) => {
    if (!samples) return Math.round(50 + 40 * Math.sin(bar / 9) * Math.cos(bar / 2));
    const size = samples.length / WAVEFORM_BARS;
    const loudest = samples.subarray(bar * size, (bar + 1) * size).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    return Math.round(loudest * 100);
  });
  return { duration_seconds, waveform };
}
