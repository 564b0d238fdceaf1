import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { copyText } from '../../../lib/browser/copy-text.ts';
import css from './dashboard.module.css';

/** The partner's link, ready to copy. */
export function PartnerLink({ code, link }: { code: string; link: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={css.link}>
      <p>
        Your code is <strong>{code}</strong>. Your link:
        <br />
        <span className={css.address}>{link}</span>
      </p>
      <Button look="plain" small onClick={async () => setCopied(await copyText(link, 'Your link is copied.'))}>
        {isCopied ? 'Copy again' : 'Copy the link'}
      </Button>
    </div>
  );
}
