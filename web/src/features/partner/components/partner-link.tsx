import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { say } from '../../../lib/snackbar.ts';
import css from './dashboard.module.css';

/** The partner's link, ready to copy. */
export function PartnerLink({ code, link }: { code: string; link: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      say('Your link is copied.');
    } catch (error) {
      console.warn('The link was not copied', error);
      say('Your link could not be copied. Select it and copy it yourself.');
    }
  };
  return (
    <div className={css.link}>
      <p>
        Your code is <strong>{code}</strong>. Your link:
        <br />
        <span className={css.address}>{link}</span>
      </p>
      <Button look="plain" small onClick={() => void copy()}>
        {isCopied ? 'Copy again' : 'Copy the link'}
      </Button>
    </div>
  );
}
