import { offersCode } from '@nimantran/proto/domain/offers-code';
import type { Video } from '@nimantran/proto/domain/theme';
import type { ReactNode } from 'react';
import type { Draft } from '../../../lib/drafts/draft.ts';
import css from './form-step.module.css';

interface CodeChoiceProps {
  theme: Pick<Video, 'fields'>;
  draft: Pick<Draft, 'with_code'>;
  change: (part: Pick<Draft, 'with_code'>) => void;
  /** Its price. */
  children?: ReactNode;
}

/** Whether the last scene shows a code of the invitation page. */
export function CodeChoice({ theme, draft, change, children }: CodeChoiceProps) {
  if (!offersCode(theme.fields)) return null;
  return (
    <div>
      <label className={css.tick}>
        <input
          type="checkbox"
          aria-describedby="code-hint"
          checked={draft.with_code}
          onChange={(event) => change({ with_code: event.target.checked })}
        />
        <span className={css.grow}>A code in the last scene leads guests to your invitation page</span>
        {children}
      </label>
      <p id="code-hint" className={css.hint}>
        Guests scan it to see the day and the place, and to reply. The page stays right when something changes after you have sent
        the video. It opens when your video is ready; once you turn it off, it stays off. Pictures in this form do not show the
        code.
      </p>
    </div>
  );
}
