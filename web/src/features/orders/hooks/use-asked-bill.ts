import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

export const billElementId = (billId: string): string => `bill-${billId}`;

/** The bill that a link in a mail names: scrolled into view and focused once the page shows it. */
export function useAskedBill(isShown: boolean): string | null {
  const [search] = useSearchParams();
  const asked = search.get('bill');
  const brought = useRef<string>(undefined);
  useEffect(() => {
    if (!isShown || asked === null || brought.current === asked) return;
    brought.current = asked;
    const element = document.getElementById(billElementId(asked));
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [isShown, asked]);
  return asked;
}
