import { useEffect, useRef, useState } from 'react';
import { browserDeclines, choose, stopAsking, useAskedAgain, useConsent } from '../../lib/analytics/consent.ts';
import { Button } from '../controls/button.tsx';
import css from './consent-bar.module.css';

/** Asks once whether visits may be counted; both answers have equal weight, and neither is required to go on. */
export function ConsentBar() {
  const consent = useConsent();
  const askedAgain = useAskedAgain();
  if (consent !== 'open' && !askedAgain) return null;
  return <Question askedAgain={askedAgain} current={consent} />;
}

function Question({ askedAgain, current }: { askedAgain: boolean; current: 'granted' | 'denied' | 'open' }) {
  const bar = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const [said, setSaid] = useState('');
  const declined = browserDeclines(navigator);
  const words = declined
    ? 'Your browser asks sites not to track you, so your visit is not counted.'
    : 'May we count your visit with Google Analytics? No advertising, no names, nothing about your order.';

  // Announced after it is shown, separately from the visible text, which must not move. A user who opened it from the footer is
  // moved here and back.
  useEffect(() => setSaid(words), [words]);
  useEffect(() => {
    if (!askedAgain) return;
    cameFrom.current = document.activeElement;
    bar.current?.focus();
    return () => {
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    };
  }, [askedAgain]);

  return (
    <section ref={bar} className={css.bar} aria-label="Cookie choices" tabIndex={-1} data-docked>
      <div role="status" className="visually-hidden">
        {said}
      </div>
      <p className={css.words}>
        {words}
        {askedAgain && !declined && current !== 'open' && (
          <strong> {current === 'granted' ? 'You said yes before.' : 'You said no before.'}</strong>
        )}{' '}
        <a href="/privacy-policy" target="_blank" rel="noreferrer">
          Privacy Policy<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </p>
      <div className={css.actions}>
        {declined ? (
          <Button small look="plain" onClick={stopAsking}>
            Close
          </Button>
        ) : (
          <>
            <Button small look="plain" onClick={() => choose('denied')}>
              No, thanks
            </Button>
            <Button small look="plain" onClick={() => choose('granted')}>
              Yes, count it
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
