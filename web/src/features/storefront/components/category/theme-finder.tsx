import { lazy, Suspense, useState } from 'react';
import css from './theme-finder.module.css';

interface ThemeFinderProps {
  words: readonly string[];
  found: number;
  onChange: (words: readonly string[]) => void;
}

const LIMITS = { most: 5, longest: 30 };

/** Few visitors open it: its input loads on demand. */
const ChipList = lazy(async () => {
  try {
    return { default: (await import('../../../../components/controls/chip-list.tsx')).ChipList };
  } catch (error) {
    console.warn('The search box could not be loaded', error);
    return { default: () => <p>This could not be loaded. Please connect and open the page again.</p> };
  }
});

/** Text search for lists too long to scan. Collapsed, so that the themes come first. */
export function ThemeFinder({ words, found, onChange }: ThemeFinderProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={css.finder} onToggle={() => setOpened(true)}>
      <summary className={css.summary}>Search by word</summary>
      {opened && (
        <Suspense fallback={null}>
          <ChipList
            label="Words"
            hint="Such as palace, gold or elephant. Press Enter after each."
            chips={words}
            limits={LIMITS}
            onChange={onChange}
          />
        </Suspense>
      )}
      <p role="status" className={css.found}>
        {words.length > 0 &&
          (found === 0 ? 'No theme matches all of these words.' : `${found} ${found === 1 ? 'theme' : 'themes'}`)}
      </p>
    </details>
  );
}
