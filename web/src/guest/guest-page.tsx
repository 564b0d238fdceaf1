import { categorySlug, WISHES_CATEGORY_ID } from '@nimantran/proto/domain/category';
import { GUEST_WORDS_KEPT_DAYS } from '@nimantran/proto/domain/guest-words-kept';
import { dayInWords, timeInWords } from '@nimantran/proto/domain/invitation-text';
import { mapLinkOf, placeInWords } from '@nimantran/proto/domain/map-link';
import { hostFields } from '@nimantran/proto/domain/same-hosts';
import { textLength } from '@nimantran/proto/domain/written-text';
import type { GuestPageRequest } from '@nimantran/proto/http/gateway/page-renderer';
import {
  type GuestFunction,
  getInvitationCalendar,
  getInvitationPoster,
  type Invitation,
  postReplyForm,
  REPLY_LIMITS,
} from '@nimantran/proto/http/guests/invitations';
import { addressOf } from '@nimantran/proto/http/shared/client';
import { ScriptText } from '../components/text/script-text.tsx';
import { faultsByPart, SEE_BELOW } from './reply-faults.ts';

type Shown = Extract<GuestPageRequest, { kind: 'invitation' }>;

/** Two long names get a smaller size, so that they need not be broken. */
const LONG_HEADLINE = 40;

/** What a guest sees, complete without scripts: film, days and places, words, and a form for the reply. */
export function GuestPage({ token, invitation, reply, refused, shopName }: Shown & { shopName: string | undefined }) {
  const { headline, theme, film, functions } = invitation;
  const isWish = theme.category_id === WISHES_CATEGORY_ID;
  return (
    <main className={`page ${theme.layout}`}>
      <header className="opening">
        <p className="eyebrow">{isWish ? 'A video for you' : 'You are invited'}</p>
        <h1 dir="auto" className={textLength(headline) > LONG_HEADLINE ? 'long' : undefined}>
          <ScriptText language={theme.language}>{headline}</ScriptText>
        </h1>
        <Film {...{ token, invitation }} />
      </header>
      <div className="sheet">
        {functions.some(({ day }) => day !== null) && <Functions token={token} invitation={invitation} />}
        <Words invitation={invitation} />
        {!isWish && <Reply {...{ token, invitation, reply, refused }} />}
        <footer>
          <p>
            {shopName && <a href="/">Made with {shopName}</a>}
            <a href="/privacy-policy#guests">Privacy</a>
          </p>
          {film === null && <p>The film is no longer stored; the words stay.</p>}
        </footer>
      </div>
    </main>
  );
}

/** The film shows a small picture until it plays: the still of its size would be most of what a slow phone loads first. */
function Film({ token, invitation }: Pick<Shown, 'token' | 'invitation'>) {
  const { film, has_picture, headline, files_expire_at } = invitation;
  const picture = has_picture ? addressOf(getInvitationPoster, { params: { token } }) : undefined;
  if (film) {
    const { url, width, height } = film;
    return (
      <video
        {...{ src: url, width, height, poster: picture }}
        controls
        playsInline
        preload="none"
        aria-label={`The invitation of ${headline}, a film with music. All its words are on this page.`}
        data-expires={files_expire_at}
      />
    );
  }
  return picture ? <img src={picture} alt="" /> : null;
}

function Functions({ token, invitation }: { token: string; invitation: Invitation }) {
  const { functions, theme, has_calendar } = invitation;
  const { language = 'en' } = theme;
  return (
    <section aria-labelledby="when">
      <h2 id="when">When and where</h2>
      <ul className="functions">
        {functions.map((each) => (
          <FunctionCard key={each.key} each={each} language={language} />
        ))}
      </ul>
      {has_calendar && (
        <p>
          <a className="button plain" href={addressOf(getInvitationCalendar, { params: { token } })}>
            Add to calendar
          </a>
        </p>
      )}
    </section>
  );
}

function FunctionCard({ each, language }: { each: GuestFunction; language: NonNullable<Invitation['theme']['language']> }) {
  const { title, day, place, city } = each;
  const time = timeInWords(each, language);
  const where = [place, city].map(placeInWords).filter(Boolean);
  const map = mapLinkOf(each);
  return (
    <li dir={language === 'ur' ? 'rtl' : undefined}>
      <h3>
        <Line language={language} text={title} />
      </h3>
      {day !== null && (
        <p className="day">
          <time dateTime={each.start === null ? day : `${day}T${each.start}+05:30`}>
            <Line
              language={language}
              text={[dayInWords({ day }, language), time].filter(Boolean).join(language === 'ur' ? '، ' : ', ')}
            />
          </time>
        </p>
      )}
      {where.map((part) => (
        <p key={part}>
          <Line language={language} text={part} />
        </p>
      ))}
      {map !== undefined && (
        <p>
          <a className="button plain" href={map} target="_blank" rel="noopener noreferrer">
            Open map<span className="visually-hidden"> of {title}</span>
          </a>
        </p>
      )}
    </li>
  );
}

const Line = ({ text, language }: { text: string; language: string }) => (
  <span dir="auto">
    <ScriptText language={language}>{text}</ScriptText>
  </span>
);

/** Alone, such a text is a riddle: "5" is an age. */
const SHORT = 4;

/** The words of the film in its order, without those that the page says already: the names, days, times and places. */
function Words({ invitation: { lines, fields, theme } }: { invitation: Invitation }) {
  const said = new Set(hostFields({ fields }));
  for (const { key, tells } of fields) if (tells !== undefined) said.add(key);
  const rest = lines.filter(({ key, kind }) => !said.has(key) && !['date', 'time', 'place'].includes(kind));
  if (rest.length === 0) return null;
  return (
    <section aria-labelledby="words" className="words">
      <h2 id="words">In their words</h2>
      {rest.map(({ key, label, text }) => (
        <p key={key} dir="auto">
          <span dir="ltr" className={text.length < SHORT ? 'label' : 'visually-hidden'}>
            {label}:{' '}
          </span>
          <ScriptText language={theme.language}>{text}</ScriptText>
        </p>
      ))}
    </section>
  );
}

const CLOSED = {
  day_passed: 'The hosts take no more replies here. Please write to them directly.',
  page_full: 'This page has taken all the replies it can. Please write to the hosts directly.',
} as const;

function Reply({ token, invitation, reply, refused }: Pick<Shown, 'token' | 'invitation' | 'reply' | 'refused'>) {
  const { replies, functions, opened_at } = invitation;
  const { language } = invitation.theme;
  if (!replies.open)
    return (
      <section aria-labelledby="reply">
        <h2 id="reply">Replies are closed</h2>
        <p>{CLOSED[replies.closed_because ?? 'day_passed']}</p>
      </section>
    );
  const given = reply?.reply;
  const typed = refused?.fields;
  const faults = faultsByPart(refused?.errors ?? []);
  const comes = typed ? typed.coming !== 'no' : given?.coming !== false;
  const countFor = ({ key }: GuestFunction) => typed?.[`people_${key}`] ?? (given?.coming ? (given.people[key] ?? 0) : 1);
  return (
    <section aria-labelledby="reply">
      <h2 id="reply">Will you come?</h2>
      {replies.close_on !== null && <p className="quiet">Please reply by {dayInWords({ day: replies.close_on }, 'en')}.</p>}
      <p id="done" className="done" role="status" tabIndex={-1}>
        {given && !refused && <Thanks name={given.name} />}
      </p>
      <p id="fault" className="fault" role="alert">
        {refused && (faults.size > 0 ? SEE_BELOW : refused.reason)}
      </p>
      {/* The answer shows this part of the page. */}
      <form method="post" action={`${addressOf(postReplyForm, { params: { token } })}#reply`} id="reply-form">
        <input type="hidden" name="opened_at" value={typed?.opened_at ?? opened_at} />
        <input type="hidden" name="secret" value={reply?.secret ?? ''} />
        <p className="visually-hidden" aria-hidden="true">
          <label>
            Leave this empty <input name="website" tabIndex={-1} autoComplete="off" defaultValue={typed?.website} />
          </label>
        </p>
        <p className="field">
          <label htmlFor="name">Your name</label>
          <input
            id="name"
            name="name"
            required
            maxLength={REPLY_LIMITS.name_length}
            autoComplete="name"
            dir="auto"
            defaultValue={typed?.name ?? given?.name}
            {...markedBy('name', faults)}
          />
          <Fault part="name" faults={faults} />
        </p>
        <fieldset>
          <legend>Your answer</legend>
          <Choice value="yes" label="Yes, with joy" isChosen={comes} />
          <Choice value="no" label="Sorry, we cannot" isChosen={!comes} />
        </fieldset>
        <fieldset className="people" aria-describedby="people-fault">
          <legend>How many of you?</legend>
          {functions.map((each) => (
            <People key={each.key} isOnly={functions.length === 1} count={countFor(each)} {...{ each, language }} />
          ))}
          <Fault part="people" faults={faults} />
        </fieldset>
        <p className="field">
          <label htmlFor="line">A line for the hosts (if you like)</label>
          <textarea
            id="line"
            name="line"
            rows={2}
            maxLength={REPLY_LIMITS.line_length}
            dir="auto"
            defaultValue={typed?.line ?? given?.line}
            {...markedBy('line', faults)}
          />
          <Fault part="line" faults={faults} />
        </p>
        <p className="actions">
          <button type="submit" className="button">
            {given ? 'Change my reply' : 'Send my reply'}
          </button>
          <button type="button" className="button plain" id="withdraw" hidden>
            Delete my reply
          </button>
        </p>
        <p className="quiet">The hosts see your name, your answer and your line. We delete all of it {keptFor(functions)}.</p>
      </form>
    </section>
  );
}

const keptFor = (functions: readonly GuestFunction[]): string =>
  functions.some(({ day }) => day !== null)
    ? `${GUEST_WORDS_KEPT_DAYS.after_last_function} days after the celebration`
    : `after ${GUEST_WORDS_KEPT_DAYS.after_delivery} days at the latest`;

const Thanks = ({ name }: { name: string }) => (
  <>
    Thank you, <span dir="auto">{name}</span>. Your reply is with the hosts. You can change it below.
  </>
);

type Part = 'name' | 'people' | 'line';

const Fault = ({ part, faults }: { part: Part; faults: ReadonlyMap<string, string> }) => (
  <span id={`${part}-fault`} className="fault">
    {faults.get(part)}
  </span>
);

const markedBy = (part: Part, faults: ReadonlyMap<string, string>) => ({
  'aria-describedby': `${part}-fault`,
  ...(faults.has(part) && { 'aria-invalid': true }),
});

function Choice({ value, label, isChosen }: { value: string; label: string; isChosen: boolean }) {
  return (
    <label className="choice">
      <input type="radio" name="coming" value={value} defaultChecked={isChosen} />
      {label}
    </label>
  );
}

interface PeopleProps {
  each: GuestFunction;
  isOnly: boolean;
  count: number | string;
  language: Invitation['theme']['language'];
}

function People({ each, isOnly, count, language }: PeopleProps) {
  const id = `people_${each.key}`;
  return (
    <p className="count">
      <label htmlFor={id} className={isOnly ? 'visually-hidden' : undefined}>
        <ScriptText language={language}>{each.title}</ScriptText>
        {each.day !== null && <span className="quiet"> {dayInWords({ day: each.day }, 'en')}</span>}
      </label>
      <input {...{ id, name: id }} type="number" inputMode="numeric" min={0} max={REPLY_LIMITS.people} defaultValue={count} />
    </p>
  );
}

/** What messengers show beside the address. */
export function previewOf({ headline, theme, functions }: Invitation): {
  title: string;
  description: string;
  pictureText: string;
} {
  const [first] = functions;
  const isWish = categorySlug(theme.category_id, theme.category) === 'wishes';
  const when = first && first.day !== null ? [dayInWords({ day: first.day }, 'en'), timeInWords(first, 'en')] : [];
  const parts = [...when, placeInWords(first?.place ?? ''), placeInWords(first?.city ?? '')].filter(Boolean);
  return {
    title: isWish ? `A video for you: ${headline}` : `You are invited: ${headline}`,
    description: parts.join(', ') || 'Open the invitation.',
    pictureText: `A scene of the ${isWish ? 'video' : 'invitation'}: ${headline}`,
  };
}
