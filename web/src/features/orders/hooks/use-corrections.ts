import type { Order } from '@nimantran/proto/domain/order';
import type { ThemeField } from '@nimantran/proto/domain/theme';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDraft } from '../../../lib/drafts/draft-store.ts';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import { type Faults, faultsOfProblem } from '../../../lib/forms/problem-faults.ts';
import { isUnread } from '../../../lib/forms/unread.ts';
import { useUnsentText } from '../../../lib/forms/use-unsent-text.ts';
import { isProblem } from '../../../lib/http/api.ts';
import { formFault } from '../../../lib/invitation/form-fault.ts';
import { ANY_CATEGORY, themeQuery } from '../../../lib/themes/theme-queries.ts';
import { uploadFaults } from '../../../lib/uploads/upload-faults.ts';
import { type Corrections, correctionsOf, isNothing } from '../lib/corrections.ts';

/** Id of the message field beside the corrections. */
export const TEXT_ID = 'text';

interface Wanting {
  /** Key under which the tab stores the text. */
  name: string;
  /** The fault shown if there is neither a text nor a correction; unused if a text is required anyway. */
  empty: string;
  needsWords: boolean;
}

/** A message and corrections for an order, as entered so far. */
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
    /** The content to send; undefined if something is missing or still uploading, which then shows as a fault at its field. */
    collect: (): { text: string; corrections: Corrections } | undefined => {
      const corrections = correctionsOf(order, draft);
      const isEmpty = text.trim() === '' && (needsWords || isNothing(corrections));
      const isMarked = mark({
        ...uploadFaults(order.number, { own_music: true }),
        ...(draft.music && !draft.music.rights && { music_rights_accepted: 'Tick this to use your own music.' }),
        ...unreadFaults(theme?.fields ?? []),
        ...(isEmpty && { [TEXT_ID]: empty }),
      });
      return isMarked ? undefined : { text, corrections };
    },
    /** Shows the shop's refusals at their fields. */
    refuse: (error: unknown) => {
      if (isProblem(error)) mark(faultsOfProblem(error.problem.errors));
    },
    done: () => {
      setText('');
      startOver();
    },
  };
}

function unreadFaults(fields: readonly ThemeField[]): Faults {
  const unread = fields.map((field) => [`details.${field.key}`, field] as const).filter(([path]) => isUnread(path));
  return Object.fromEntries(unread.map(([path, field]) => [path, formFault(field, '', true) ?? '']));
}
