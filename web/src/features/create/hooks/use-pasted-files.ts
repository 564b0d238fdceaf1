import { useEffect, useRef } from 'react';

/** Files pasted anywhere on the page; pasted text belongs to the field with focus. */
export function usePastedFiles(paste: ((files: File[]) => void) | undefined): void {
  const latest = useRef(paste);
  latest.current = paste;
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      const data = event.clipboardData;
      if (!data || !latest.current || data.types.includes('text/plain')) return;
      const files = [...data.files];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
