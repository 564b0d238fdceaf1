import { dayInWords, type InvitationText, timeInWords } from '@nimantran/proto/domain/invitation-text';
import { placeInWords } from '@nimantran/proto/domain/map-link';
import type { Order } from '@nimantran/proto/domain/order';
import { getCalendarFile, type getInvitationWords } from '@nimantran/proto/http/orders/orders';
import { addressOf } from '@nimantran/proto/http/shared/client';
import type { AnswerOf } from '@nimantran/proto/http/shared/operation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, buttonClass } from '../../../../components/controls/button.tsx';
import { Notice } from '../../../../components/feedback/notice.tsx';
import { Icon } from '../../../../components/pictures/icons.tsx';
import { ScriptText } from '../../../../components/text/script-text.tsx';
import { copyText } from '../../../../lib/browser/copy-text.ts';
import { messageOf } from '../../../../lib/http/api.ts';
import { invitationWordsQuery } from '../../api/orders.ts';
import { useDownload } from '../../hooks/use-download.ts';
import { canShare, downloadOf, whatsAppUrl } from '../../lib/share-video.ts';
import css from '../order-status.module.css';
import { ShareButton } from './share-button.tsx';

type Words = AnswerOf<typeof getInvitationWords>;

/** What the words of an invitation become besides pictures: a calendar file, maps and a message. They follow every correction. */
export function InvitationWords({ order }: { order: Order }) {
  const { data, error, refetch } = useQuery(invitationWordsQuery(order));
  if (error) {
    const again = (
      <Button look="plain" small onClick={() => void refetch()}>
        Try again
      </Button>
    );
    return (
      <Notice kind="error" actions={again}>
        {messageOf(error)}
      </Notice>
    );
  }
  if (!data) return null;
  return (
    <>
      {data.functions.length > 0 && <WhenAndWhere order={order} functions={data.functions} />}
      {data.texts.length > 0 && <Message order={order} texts={data.texts} />}
    </>
  );
}

function WhenAndWhere({ order, functions }: { order: Order; functions: Words['functions'] }) {
  const calendar = addressOf(getCalendarFile, { params: { number: order.number } });
  return (
    <section aria-labelledby="calendar-and-map" className={css.share}>
      <h3 id="calendar-and-map">Calendar and map</h3>
      <p>
        Send the file with the invitation: a tap puts the day into a guest’s calendar. After a correction, send it again; it moves
        the same entry.
      </p>
      <ul className={css.files}>
        {functions.map((each) => (
          <li key={each.key}>
            <p>
              <ScriptText>{each.title}</ScriptText>
              <small>
                {[dayInWords(each, 'en'), timeInWords(each, 'en')].filter(Boolean).join(', ')}
                <br />
                <ScriptText>{[each.place, each.city].map(placeInWords).filter(Boolean).join(', ')}</ScriptText>
              </small>
            </p>
            {each.map_url !== null && (
              <div className={css.actions}>
                <a className={buttonClass({ look: 'plain', small: true })} href={each.map_url} target="_blank" rel="noreferrer">
                  Open map<span className="visually-hidden"> of {each.title}</span>
                </a>
              </div>
            )}
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <a className={buttonClass({ look: 'plain' })} href={calendar} download>
          <Icon name="download" /> Download for calendars
        </a>
      </div>
    </section>
  );
}

const LANGUAGE_NAMES: Readonly<Record<InvitationText['language'], string>> = {
  en: 'English',
  hi: 'Hindi',
  mr: 'Marathi',
  gu: 'Gujarati',
  pa: 'Punjabi',
  bn: 'Bengali',
  ta: 'Tamil',
  te: 'Telugu',
  kn: 'Kannada',
  ml: 'Malayalam',
  or: 'Odia',
  ur: 'Urdu',
};

const nameOf = ({ language, style }: InvitationText, all: readonly InvitationText[]): string => {
  const manner = style === 'plain' ? 'Plain' : 'Poetic';
  return all.every((each) => each.language === language) ? manner : `${LANGUAGE_NAMES[language]}, ${manner.toLowerCase()}`;
};

function Message({ order, texts }: { order: Order; texts: readonly InvitationText[] }) {
  const [chosen, setChosen] = useState(0);
  const fetchLinks = useDownload(order.number, 'card-1');
  const text = texts[chosen] ?? texts[0];
  if (text === undefined) return null;
  const card = downloadOf(order, 'card-1');
  return (
    <section aria-labelledby="message" className={css.share}>
      <h3 id="message">The words, to paste</h3>
      <fieldset className={css.versions}>
        <legend className="visually-hidden">Which words</legend>
        {texts.map((each, index) => (
          <label key={`${each.language} ${each.style}`}>
            <input type="radio" name="version" checked={each === text} onChange={() => setChosen(index)} />
            {nameOf(each, texts)}
          </label>
        ))}
      </fieldset>
      <blockquote className={css.text} lang={text.language} dir="auto">
        {text.text}
      </blockquote>
      <div className={css.actions}>
        <Button look="plain" small onClick={() => void copyText(text.text, 'The words are copied.')}>
          Copy<span className="visually-hidden"> the words</span>
        </Button>
        {card && canShare('card-1') ? (
          <ShareButton key={text.text} name="Card 1 with the words" download={card} words={text.text} fetchLinks={fetchLinks} />
        ) : (
          <a
            className={buttonClass({ look: 'plain', small: true })}
            href={whatsAppUrl(text.text)}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="send" /> Send the words on WhatsApp
          </a>
        )}
      </div>
    </section>
  );
}
