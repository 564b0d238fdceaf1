import { useEffect, useMemo, useState } from 'react';
import { afterSaving, type Edits, parseEdits, settle, withEdit, withoutEdit } from '../lib/edits.ts';

const keptAs = (jobId: string): string => `designer-edits:${jobId}`;

/**
 * Unsaved edits, kept in this tab through refetches, reloads and a lost claim. The component that uses it is keyed by the job.
 */
export function useEdits(jobId: string, details: Readonly<Record<string, string>>) {
  const [typed, setTyped] = useState<Edits>(() => parseEdits(readKept(jobId)));
  const edits = useMemo(() => settle(typed, details), [typed, details]);
  const count = Object.keys(edits).length;

  useEffect(() => keep(jobId, edits), [jobId, edits]);
  useEffect(() => {
    if (count === 0) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [count]);

  return {
    edits,
    count,
    type: (key: string, to: string) => setTyped((known) => withEdit(settle(known, details), details, key, to)),
    undo: (key: string) => setTyped((known) => withoutEdit(known, key)),
    discard: () => setTyped({}),
    saved: (sent: Record<string, string>, now: Readonly<Record<string, string>>) =>
      setTyped((known) => afterSaving(known, sent, now)),
  };
}

function readKept(jobId: string): string | null {
  try {
    return sessionStorage.getItem(keptAs(jobId));
  } catch {
    return null;
  }
}

function keep(jobId: string, edits: Edits): void {
  try {
    if (Object.keys(edits).length === 0) sessionStorage.removeItem(keptAs(jobId));
    else sessionStorage.setItem(keptAs(jobId), JSON.stringify(edits));
  } catch {
    // Without storage the edits last as long as the page.
  }
}
