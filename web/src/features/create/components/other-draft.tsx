import { Button } from '../../../components/controls/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import type { DraftSync } from '../../../lib/drafts/draft-sync.ts';
import { useStore } from '../../../lib/store.ts';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import css from './form-step.module.css';

/** The invitation was changed both on this device and on another: the customer chooses one of the two. */
export function OtherDraft({ sync, onChosen }: { sync: DraftSync; onChosen: () => void }) {
  const other = useStore(sync.other);
  if (other === null) return null;
  const choose = (which: 'this' | 'other') => () => {
    sync.choose(which);
    onChosen();
  };
  return (
    <div className={css.welcome}>
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
          You also worked on this invitation on another device, last on {shortIndianMoment(other.updated_at)}. Choose which one to
          keep.
        </p>
      </Notice>
    </div>
  );
}
