import { useId } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { copyText } from '../../../lib/browser/copy-text.ts';
import css from './keys.module.css';

interface ShownOnceProps {
  title: string;
  /** What the secret is called: key, secret. */
  kind: string;
  secret: string;
  advice: string;
  onStored: () => void;
}

const focusOnce = (heading: HTMLHeadingElement | null) => heading?.focus();

/** A secret that the shop shows this once. */
export function ShownOnce({ title, kind, secret, advice, onStored }: ShownOnceProps) {
  const id = useId();
  return (
    <section className={css.shown} aria-labelledby={id}>
      {/* The form that had the focus is gone. */}
      <h2 id={id} tabIndex={-1} ref={focusOnce}>
        {title}
      </h2>
      <Notice kind="good">
        <p role="status">Copy the {kind} now: it is shown only this once.</p>
      </Notice>
      <p>
        <code className={css.secret}>{secret}</code>
      </p>
      <p className={css.quiet}>{advice}</p>
      <div className={css.buttons}>
        <Button small onClick={() => void copyText(secret, `The ${kind} is copied.`)}>
          Copy the {kind}
        </Button>
        <Button small look="plain" onClick={onStored}>
          I have stored it
        </Button>
      </div>
    </section>
  );
}
