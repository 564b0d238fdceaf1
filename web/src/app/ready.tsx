import { useEffect } from 'react';

/** Rendered beside a page's content: marks the document once the page's code has loaded and responds to its users. */
export function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return null;
}
