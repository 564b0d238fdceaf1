import { categorySlug, WISHES_CATEGORY_ID } from '@nimantran/proto/domain/category';
import { GUEST_WORDS_KEPT_DAYS } from '@nimantran/proto/domain/guest-words-kept';
import { dayInWords, timeInWords } from '@nimantran/proto/domain/invitation-text';
import { mapLinkOf, placeInWords } from '@nimantran/proto/domain/map-link';
import { hostFields } from '@nimantran/proto/domain/same-hosts';
import { textLength } from '@nimantran/proto/domain/written-text';
import type { GuestPageRequest } from '@nimantran/proto/http/gateway/page-renderer';
import {
  type GuestFunction,
  type GuestReply,
  getInvitationCalendar,
  type Invitation,
  postReplyForm,
  REPLY_LIMITS,
} from '@nimantran/proto/http/guests/invitations';
import { addressOf } from '@nimantran/proto/http/shared/client';
import { ScriptText } from '../components/text/script-text.tsx';

type Shown = Extract<GuestPageRequest, { kind: 'invitation' }>;

/** Two long names get a smaller size, so that they need not be broken. */
const LONG_HEADLINE = 40;

/** What a guest sees, complete without scripts: film, days and places, words, and a form for the reply. */
export function GuestPage({ token, invitation, reply, fault }: Shown) {
  const { headline, theme, film, functions } = invitation;
  const isWish = theme.category_id === WISHES_CATEGORY_ID;
  return (
    <main className={`page ${theme.layout}`}>
      <header className="opening">
        <p className="eyebrow">{isWish ? 'A video for you' : 'You are invited'}</p>
        <h1 dir="auto" className={textLength(headline) > LONG_HEADLINE ? 'long' : undefined}>
          <ScriptText language={theme.language}>{headline}</ScriptText>
        </h1>
        <Film invitation={invitation} />
      </header>
      <div className="sheet">
        {functions.some(({ day }) => day !== null) && <Functions token={token} invitation={invitation} />}
        <Words invitation={invitation} />
        {!isWish && <Reply {...{ token, invitation, reply, fault }} />}
        <footer>
          <p>
            <a href="/">Made with Nimantran</a>
            <a href="/privacy-policy#guests">Privacy</a>
          </p>
          {film === null && <p>The film is no longer stored; the words stay.</p>}
        </footer>
      </div>
    </main>
  );
}

function Film({ invitation: { film, poster, headline, files_expire_at } }: { invitation: Invitation }) {
  if (film) {
    const { url, width, height } = film;
    return (
      <video
        {...{ src: url, width, height, poster: poster?.url }}
        controls
        playsInline
        preload="none"
        aria-label={`The invitation of ${headline}, a film with music. All its words are on this page.`}
        data-expires={files_expire_at}
      />
    );
  }
  return poster ? <img src={poster.url} alt="" /> : null;
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
    <li>
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
          <span className={text.length < SHORT ? 'label' : 'visually-hidden'}>{label}: </span>
          <ScriptText language={theme.language}>{text}</ScriptText>
        </p>
      ))}
    </section>
  );
}

const FAULTS: Readonly<Record<string, string>> = {
  invalid_reply: 'Please write your name, and say how many of you come to at least one function.',
  replies_closed: 'The hosts take no more replies here. Please write to them directly.',
  page_full: 'This page has taken all the replies it can. Please write to the hosts directly.',
  too_many_replies: 'Many replies came from your network in the last hour. Please try again in an hour.',
  other: 'Your reply did not get through. Please try again in a moment.',
};

function Reply({ token, invitation, reply, fault }: Pick<Shown, 'token' | 'invitation' | 'reply' | 'fault'>) {
  const { replies, functions, opened_at } = invitation;
  const { language } = invitation.theme;
  if (!replies.open)
    return (
      <section aria-labelledby="reply">
        <h2 id="reply">Replies are closed</h2>
        <p>{replies.closed_because === 'page_full' ? FAULTS.page_full : FAULTS.replies_closed}</p>
      </section>
    );
  const given = reply?.reply;
  return (
    <section aria-labelledby="reply">
      <h2 id="reply">Will you come?</h2>
      {replies.close_on !== null && <p className="quiet">Please reply by {dayInWords({ day: replies.close_on }, 'en')}.</p>}
      <p id="done" className="done" role="status" tabIndex={-1}>
        {given && <Thanks name={given.name} />}
      </p>
      <p id="fault" className="fault" role="alert">
        {fault && (FAULTS[fault] ?? FAULTS.other)}
      </p>
      <form method="post" action={addressOf(postReplyForm, { params: { token } })} id="reply-form" data-token={token}>
        <input type="hidden" name="opened_at" value={opened_at} />
        <input type="hidden" name="secret" value={reply?.secret ?? ''} />
        <p className="visually-hidden" aria-hidden="true">
          <label>
            Leave this empty <input name="website" tabIndex={-1} autoComplete="off" />
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
            defaultValue={given?.name}
          />
        </p>
        <fieldset>
          <legend>Your answer</legend>
          <Choice value="yes" label="Yes, with joy" isChosen={given?.coming !== false} />
          <Choice value="no" label="Sorry, we cannot" isChosen={given?.coming === false} />
        </fieldset>
        <fieldset className="people">
          <legend>How many of you?</legend>
          {functions.map((each) => (
            <People key={each.key} isOnly={functions.length === 1} {...{ each, given, language }} />
          ))}
        </fieldset>
        <p className="field">
          <label htmlFor="line">A line for the hosts (if you like)</label>
          <textarea id="line" name="line" rows={2} maxLength={REPLY_LIMITS.line_length} dir="auto" defaultValue={given?.line} />
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
  given: GuestReply | undefined;
  language: Invitation['theme']['language'];
}

function People({ each, isOnly, given, language }: PeopleProps) {
  const id = `people_${each.key}`;
  const before = given?.coming ? (given.people[each.key] ?? 0) : 1;
  return (
    <p className="count">
      <label htmlFor={id} className={isOnly ? 'visually-hidden' : undefined}>
        <ScriptText language={language}>{each.title}</ScriptText>
        {each.day !== null && <span className="quiet"> {dayInWords({ day: each.day }, 'en')}</span>}
      </label>
      <input {...{ id, name: id }} type="number" inputMode="numeric" min={0} max={REPLY_LIMITS.people} defaultValue={before} />
    </p>
  );
}

/** What messengers show beside the address. */
export function previewOf({ headline, theme, functions }: Invitation): { title: string; description: string } {
  const [first] = functions;
  const isWish = categorySlug(theme.category_id, theme.category) === 'wishes';
  const when = first && first.day !== null ? [dayInWords({ day: first.day }, 'en'), timeInWords(first, 'en')] : [];
  const parts = [...when, placeInWords(first?.place ?? ''), placeInWords(first?.city ?? '')].filter(Boolean);
  return {
    title: isWish ? `A video for you: ${headline}` : `You are invited: ${headline}`,
    description: parts.join(', ') || 'Open the invitation.',
  };
}
