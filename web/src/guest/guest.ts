import { faultsByPart, SEE_BELOW } from './reply-faults.ts';

/**
 * All the code of a guest's page, which works without it: the reply is sent without leaving the page, this browser keeps the secret with
 * which the guest can change it, and a page that was open for long gets new addresses of its film. It shares no module with the app.
 */
const form = document.querySelector<HTMLFormElement>('#reply-form');
const { page = '' } = document.body.dataset;
const token = page.split('/').at(-1) ?? '';
const api = `/api/invitations/${token}`;
const KEY = `reply:${token}`;
const FAILED = 'Your reply did not get through. Please check your connection and try again.';

interface Reply {
  name: string;
  coming: boolean;
  people: Record<string, number>;
  line: string;
}

/**
 * The address that a form without scripts leads to holds the secret, or is not that of the page: it is put right before somebody passes
 * it on.
 */
const asked = new URLSearchParams(location.search);
const secretOfAddress = asked.get('reply');
if (location.search !== '' || location.pathname !== page) history.replaceState(null, '', page);
if (secretOfAddress) keep(secretOfAddress);
if (form) void prepare(form);
// After the picture, which they would hold up on a slow phone.
addEventListener('load', () => document.documentElement.classList.add('fonts'));
for (const film of document.querySelectorAll('video')) film.addEventListener('play', () => void renew(film), { once: true });

async function prepare(replyForm: HTMLFormElement): Promise<void> {
  replyForm.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(replyForm);
  });
  const withdraw = replyForm.querySelector<HTMLButtonElement>('#withdraw');
  withdraw?.addEventListener('click', () => void remove(replyForm, withdraw));
  const secret = kept();
  if (secret === null) return;
  if (secretOfAddress) return showKept(replyForm);
  const answer = await fetch(`${api}/replies/${secret}`).catch(() => undefined);
  if (answer?.status === 404) return forget();
  if (answer?.ok) fill(replyForm, (await answer.json()) as Reply);
}

async function send(replyForm: HTMLFormElement): Promise<void> {
  const button = replyForm.querySelector<HTMLButtonElement>('[type=submit]');
  if (!button || button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  say('fault', '');
  mark(replyForm, []);
  const fields = new FormData(replyForm);
  const text = (name: string) => String(fields.get(name) ?? '');
  const counts = [...fields.keys()].filter((name) => name.startsWith('people_'));
  const reply = {
    ...{ name: text('name'), coming: text('coming') === 'yes', line: text('line') },
    people: Object.fromEntries(counts.map((name) => [name.slice('people_'.length), Number(text(name))])),
    ...{ opened_at: text('opened_at'), website: text('website') },
  };
  const secret = kept() ?? newSecret();
  // Kept before it is sent: a lost answer must not make a second reply.
  keep(secret);
  try {
    const answer = await call('PUT', secret, reply);
    if (!answer.ok) return say('fault', await faultOf(answer, replyForm));
    const { name } = (await answer.json()) as Reply;
    showKept(replyForm);
    say('done', `Thank you, ${name}. Your reply is with the hosts. You can change it here whenever you open this page.`);
    document.getElementById('done')?.focus();
  } catch {
    say('fault', FAILED);
  } finally {
    button.ariaBusy = null;
  }
}

async function remove(replyForm: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const secret = kept();
  if (secret === null || !confirm('Delete your reply? The hosts will no longer see it.')) return;
  try {
    const answer = await call('DELETE', secret);
    if (!answer.ok) return say('fault', await faultOf(answer));
    forget();
    replyForm.reset();
    button.hidden = true;
    label(replyForm, 'Send my reply');
    say('done', 'Your reply is deleted.');
    document.getElementById('done')?.focus();
  } catch {
    say('fault', FAILED);
  }
}

function call(method: string, secret: string, body?: object): Promise<Response> {
  const { xsrfCookie = '', xsrfHeader = '' } = document.body.dataset;
  const proof = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${xsrfCookie}=`));
  return fetch(`${api}/replies/${secret}`, {
    method,
    headers: { 'content-type': 'application/json', [xsrfHeader]: decodeURIComponent(proof?.slice(xsrfCookie.length + 1) ?? '') },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  });
}

/** The shop says in a sentence what is wrong; the fields of a reply that are not right are marked. */
async function faultOf(answer: Response, replyForm?: HTMLFormElement): Promise<string> {
  const { detail = FAILED, errors = [] } = (await answer.json().catch(() => ({}))) as {
    detail?: string;
    errors?: Parameters<typeof faultsByPart>[0];
  };
  return replyForm && mark(replyForm, errors) > 0 ? SEE_BELOW : detail;
}

/** Returns how many parts of the form were marked. */
function mark(replyForm: HTMLFormElement, errors: Parameters<typeof faultsByPart>[0]): number {
  const faults = faultsByPart(errors);
  for (const part of ['name', 'people', 'line']) {
    say(`${part}-fault`, faults.get(part) ?? '');
    const input = replyForm.querySelector(`#${part}`);
    if (input) input.ariaInvalid = faults.has(part) ? 'true' : null;
  }
  return faults.size;
}

function fill(replyForm: HTMLFormElement, { name, coming, people, line }: Reply): void {
  const set = (field: string, value: string) => {
    const input = replyForm.elements.namedItem(field);
    if (input instanceof RadioNodeList || input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)
      input.value = value;
  };
  set('name', name);
  set('coming', coming ? 'yes' : 'no');
  set('line', line);
  if (coming)
    for (const input of replyForm.querySelectorAll<HTMLInputElement>('[name^=people_]'))
      input.value = String(people[input.name.slice('people_'.length)] ?? 0);
  showKept(replyForm);
  say('done', `You replied as ${name}: ${coming ? 'you are coming' : 'you cannot come'}. You can change it here.`);
}

function showKept(replyForm: HTMLFormElement): void {
  label(replyForm, 'Change my reply');
  const withdraw = replyForm.querySelector<HTMLButtonElement>('#withdraw');
  if (withdraw) withdraw.hidden = false;
}

function label(replyForm: HTMLFormElement, words: string): void {
  const button = replyForm.querySelector('[type=submit]');
  if (button) button.textContent = words;
}

function say(id: string, words: string): void {
  const place = document.getElementById(id);
  if (place) place.textContent = words;
}

async function renew(film: HTMLVideoElement): Promise<void> {
  if (Date.parse(film.dataset.expires ?? '') > Date.now()) return;
  const answer = await fetch(api).catch(() => undefined);
  const invitation = answer?.ok ? ((await answer.json()) as { film: { url: string } | null }) : undefined;
  if (!invitation?.film) return;
  film.src = invitation.film.url;
  await film.play().catch(() => undefined);
}

/** 128 random bits in base64url. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Without storage the reply is sent all the same; this page can change it as long as it is open. */
function keep(secret: string): void {
  if (form) form.dataset.secret = secret;
  try {
    localStorage.setItem(KEY, secret);
  } catch {}
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY) ?? form?.dataset.secret ?? null;
  } catch {
    return form?.dataset.secret ?? null;
  }
}

function forget(): void {
  delete form?.dataset.secret;
  try {
    localStorage.removeItem(KEY);
  } catch {}
}
