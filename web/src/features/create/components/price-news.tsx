import { formatMoney, type Money } from '@nimantran/proto/domain/currency';
import { useEffect, useRef, useState } from 'react';

/** A changed total is read out, once for each choice; the first one is read where it stands. */
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
