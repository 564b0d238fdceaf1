import { formatMoney } from '@nimantran/proto/domain/currency';
import { RESOLUTIONS } from '@nimantran/proto/domain/resolution';
import { useEffect, useRef } from 'react';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Table } from '../../../components/staff/loaded-section.tsx';
import type { Change } from '../lib/price-edits.ts';
import css from './prices.module.css';

/** The changes, before and after, and their effect on starting prices. */
export function BeforeAndAfter({ changes, warnings }: { changes: readonly Change[]; warnings: readonly string[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={css.heading}>
        Before and after
      </h3>
      {warnings.length > 0 && (
        <Notice kind="warning">
          <ul className={css.warnings}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Table label="Changed prices" heads={['Model', 'Price', 'Before', 'After', 'Effect']}>
        {changes.map(({ pid, currency, resolution, kind, before, after }) => (
          <tr key={`${pid} ${currency} ${resolution} ${kind}`}>
            <td>{pid}</td>
            <td>
              {resolution} in {currency}, {kind}
            </td>
            <td>
              <s>{formatMoney(before)}</s>
            </td>
            <td>
              <strong>{formatMoney(after)}</strong>
            </td>
            <td>
              {resolution !== RESOLUTIONS[0]
                ? kind === 'offer'
                  ? 'Charged for this resolution'
                  : 'Shown beside the price'
                : kind === 'offer'
                  ? `Its themes start at ${formatMoney(after)}`
                  : 'Shown beside the starting price'}
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}
