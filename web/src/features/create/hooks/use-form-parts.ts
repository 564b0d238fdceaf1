import type { Video } from '@nimantran/proto/domain/theme';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMediaQuery } from '../../../lib/browser/media-query.ts';
import { type FormPart, partsOf } from '../lib/form-sections.ts';

const NARROW = '(max-width: 599px)';

export interface FormParts {
  parts: readonly FormPart[];
  current: FormPart['id'];
  /** The next one; undefined where this is the last, or where all are shown. */
  next: FormPart | undefined;
  /** One at a time, on small screens. */
  isPaged: boolean;
  shows: (id: FormPart['id']) => boolean;
  open: (id: FormPart['id']) => void;
  addressOf: (id: FormPart['id']) => string;
}

export const partElementId = (id: FormPart['id']): string => `part-${id}`;

/** Which part of the form is open stands in the address: a phone's way back leads to the part before. */
export function useFormParts(theme: Video): FormParts {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isPaged = useMediaQuery(NARROW, false);
  const parts = partsOf(theme);
  const asked = search.get('part');
  const index = Math.max(
    0,
    parts.findIndex(({ id }) => id === asked),
  );
  const current = parts[index]?.id ?? 'options';
  const addressOf = (id: FormPart['id']) => `/video/create?theme=${theme.id}&part=${id}`;

  // The part that was opened is another page to who listens; on a large screen it is where the page begins to be read.
  const shown = useRef(isPaged ? asked : null);
  useEffect(() => {
    if (asked === shown.current) return;
    shown.current = asked;
    const part = document.getElementById(partElementId(current));
    const heading = part?.querySelector<HTMLElement>('h2');
    if (!part || !heading || part.contains(document.activeElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: isPaged });
    if (!isPaged) part.scrollIntoView();
  }, [asked, current, isPaged]);

  return {
    parts,
    current,
    next: isPaged ? parts[index + 1] : undefined,
    isPaged,
    shows: (id) => !isPaged || id === current,
    open: (id) => void navigate(addressOf(id)),
    addressOf,
  };
}
