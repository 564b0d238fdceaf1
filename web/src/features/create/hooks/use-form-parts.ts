import type { Video } from '@nimantran/proto/domain/theme';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMediaQuery } from '../../../lib/browser/media-query.ts';
import { type FormPart, partsOf } from '../lib/form-sections.ts';

const NARROW = '(max-width: 599px)';

export interface FormParts {
  parts: readonly FormPart[];
  current: FormPart['id'];
  /** The next part; undefined on the last one, or if all are shown. */
  next: FormPart | undefined;
  /** True if one part is shown at a time, on small screens. */
  isPaged: boolean;
  shows: (id: FormPart['id']) => boolean;
  open: (id: FormPart['id']) => void;
  addressOf: (id: FormPart['id']) => string;
}

export const partElementId = (id: FormPart['id']): string => `part-${id}`;

/** The open part of the form is in the address, so that Back on a phone returns to the previous part. */
export function useFormParts(theme: Video, addressIn: (more: string) => string): FormParts {
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
  const addressOf = (id: FormPart['id']) => addressIn(`part=${id}`);

  // For screen readers an opened part is a new page; on a large screen it is where reading starts.
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
