import { useEffect } from 'react';

/** Stands beside a page's content, and so marks the document once its code has come and answers whoever uses it. */
export function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return null;
}
