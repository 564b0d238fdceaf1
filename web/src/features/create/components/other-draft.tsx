import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import type { DraftSync } from '../../../lib/drafts/draft-sync.ts';
import { useStore } from '../../../lib/store.ts';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { useCreate } from './create-flow.tsx';
import css from './other-draft.module.css';

interface OtherDraftProps {
  onChosen?: () => void;
}

/** The invitation was changed both here and elsewhere, or before signing in: the customer chooses one of the two. */
export function OtherDraft({ onChosen }: OtherDraftProps) {
  const { sync } = useCreate();
  return sync ? <Choice sync={sync} onChosen={onChosen} /> : null;
}

function Choice({ sync, onChosen }: OtherDraftProps & { sync: DraftSync }) {
  const other = useStore(sync.other);
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (other !== null && notice.current) keepInPlace(notice.current);
  }, [other]);
  if (other === null) return null;
  const choose = (which: 'this' | 'other') => () => {
    sync.choose(which);
    onChosen?.();
  };
  return (
    <div className={css.place} role="alert">
      <div ref={notice} className={css.notice}>
        <Notice
          actions={
            <>
              <Button small onClick={choose('this')}>
                Keep this one
              </Button>
              <Button small look="plain" onClick={choose('other')}>
                Use the other one
              </Button>
            </>
          }
        >
          <p>
            Your account has this invitation with other details, last changed on {shortIndianMoment(other.updated_at)}. Choose
            which one to keep.
          </p>
        </Notice>
      </div>
    </div>
  );
}

/** The label above a field. */
const LABEL_PX = 44;

/** Where the browser does not keep what is read in place by itself, scrolls on by the room of the notice; then out from behind it. */
function keepInPlace(notice: HTMLElement): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || field === document.body) return;
  if (!CSS.supports('overflow-anchor', 'auto') && window.scrollY > 0) window.scrollBy(0, notice.offsetHeight);
  const [above, below] = [notice.getBoundingClientRect(), field.getBoundingClientRect()];
  if (below.top < above.bottom && below.bottom > above.top) window.scrollBy(0, below.top - above.bottom - LABEL_PX);
}
