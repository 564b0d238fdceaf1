import { formatMoney, type Money } from '@nimantran/proto/domain/currency';
import { useEffect, useRef, useState } from 'react';

/** Announces a changed total, once per choice; the first total is read in place. */
export function PriceNews({ total }: { total: Money | undefined }) {
  const words = total && formatMoney(total);
  const before = useRef(words);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (words === undefined || words === before.current) return;
    if (before.current !== undefined) setNews(`The total is now ${words}.`);
    before.current = words;
  }, [words]);
  return (
    <p className="visually-hidden" role="status">
      {news}
    </p>
  );
}
