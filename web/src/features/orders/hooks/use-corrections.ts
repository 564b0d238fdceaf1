import type { Order } from '@nimantran/proto/domain/order';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDraft } from '../../../lib/drafts/draft-store.ts';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import { type Faults, faultsOfProblem } from '../../../lib/forms/problem-faults.ts';
import { useUnsentText } from '../../../lib/forms/use-unsent-text.ts';
import { isProblem } from '../../../lib/http/api.ts';
import { ANY_CATEGORY, themeQuery } from '../../../lib/themes/theme-queries.ts';
import { uploadFaults } from '../../../lib/uploads/upload-faults.ts';
import { type Corrections, correctionsOf, isNothing } from '../lib/corrections.ts';

/** Id of the field for words beside what is corrected. */
export const TEXT_ID = 'text';

interface Wanting {
  /** What the words are kept as while the tab is open. */
  name: string;
  /** Said where there are neither words nor corrections; nothing where words are needed all the same. */
  empty: string;
  needsWords: boolean;
}

/** Words and corrections that somebody sends about an order, as far as they have come. */
export function useCorrections(order: Order, { name, empty, needsWords }: Wanting) {
  const { data: theme } = useQuery({ ...themeQuery(ANY_CATEGORY, String(order.theme.id)), meta: {} });
  const { draft, startOver } = useDraft(order.number);
  const [text, setText] = useUnsentText(name);
  const [faults, setFaults] = useState<Faults>({});
  const settle = (field: string) => setFaults(({ [field]: _mended, ...others }) => others);
  const mark = (found: Faults): boolean => {
    setFaults(found);
    return focusFault(found);
  };
  return {
    theme,
    text,
    faults,
    settle,
    write: (words: string) => {
      setText(words);
      settle(TEXT_ID);
    },
    /** What is to be sent; undefined, and said at its place, where something is missing or has not arrived yet. */
    collect: (): { text: string; corrections: Corrections } | undefined => {
      const corrections = correctionsOf(order, draft);
      const isEmpty = text.trim() === '' && (needsWords || isNothing(corrections));
      const isMarked = mark({
        ...uploadFaults(order.number, { own_music: true }),
        ...(draft.music && !draft.music.rights && { music_rights_accepted: 'Tick this to use your own music.' }),
        ...(isEmpty && { [TEXT_ID]: empty }),
      });
      return isMarked ? undefined : { text, corrections };
    },
    /** Says at their places what the shop refused. */
    refuse: (error: unknown) => {
      if (isProblem(error)) mark(faultsOfProblem(error.problem.errors));
    },
    done: () => {
      setText('');
      startOver();
    },
  };
}
