import { WEDDING_TAGS } from '@nimantran/proto/domain/sub-category';
import { useState } from 'react';
import { Button } from '../../../../components/controls/button.tsx';
import { Link } from '../../../../components/controls/link.tsx';
import { useModal } from '../../../../lib/hooks/use-modal.ts';
import { QUICK_FILTERS } from '../../../../lib/themes/theme-filters.ts';
import css from './mobile-filters.module.css';

/** Id of the place where the themes of a filtered page begin. */
export const THEMES_ID = 'themes';

const CHOICES = [
  ...WEDDING_TAGS.map((tag) => ({ value: tag, label: tag.replaceAll('-', ' ') })),
  ...(QUICK_FILTERS.wedding?.choices ?? []),
];

/** The wedding filters within reach of the thumb, at any scroll position. */
export function MobileFilters({ chosen }: { chosen: string | null }) {
  const [open, setOpen] = useState(false);
  return (
    <div className={css.thumb}>
      <Button className={css.opener} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Filter Themes
      </Button>
      {open && <Sheet chosen={chosen} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Sheet({ chosen, onClose }: { chosen: string | null; onClose: () => void }) {
  const dialog = useModal();
  const choose = () => {
    onClose();
    requestAnimationFrame(() => document.getElementById(THEMES_ID)?.scrollIntoView());
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is one on the ground behind
    <dialog
      ref={dialog}
      className={css.sheet}
      aria-labelledby="filter-sheet"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={css.inner}>
        <h2 id="filter-sheet">Filter Themes</h2>
        <ul>
          {CHOICES.map(({ value, label }) => (
            <li key={value}>
              <Link
                to={`/category/wedding?filter=${value}`}
                replace
                onClick={choose}
                aria-current={value === chosen ? 'true' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <div className={css.ends}>
          {chosen && (
            <Link to="/category/wedding" replace onClick={choose}>
              Remove Filters
            </Link>
          )}
          <Button look="plain" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </dialog>
  );
}
