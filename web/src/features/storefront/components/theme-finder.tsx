import { ChipList } from '../../../components/chip-list.tsx';
import css from './theme-finder.module.css';

interface ThemeFinderProps {
  words: readonly string[];
  found: number;
  onChange: (words: readonly string[]) => void;
}

const LIMITS = { most: 5, longest: 30 };

/** For lists too long to look through: narrows them by words of one's own. Folded, so that the themes come first. */
export function ThemeFinder({ words, found, onChange }: ThemeFinderProps) {
  return (
    <details className={css.finder}>
      <summary className={css.summary}>Find by words</summary>
      <ChipList
        label="Words"
        hint="Such as palace, gold or elephant. Press Enter after each."
        chips={words}
        limits={LIMITS}
        onChange={onChange}
      />
      <p role="status" className={css.found}>
        {words.length > 0 && (found === 0 ? 'No theme has all of these words.' : `${found} ${found === 1 ? 'theme' : 'themes'}`)}
      </p>
    </details>
  );
}
