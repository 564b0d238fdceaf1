import type { SameOrder } from '@nimantran/proto/http/shared/problem';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { shortIndianMoment } from '../../../lib/time/dates.ts';

type Choice = SameOrder['choices'][number];

const LABELS: Readonly<Record<Choice, string>> = {
  pay: 'Pay that order',
  replace: 'Replace it with this one',
  once_more: 'Order once more',
};

interface SameOrderNoticeProps {
  same: SameOrder;
  onChoose: (choice: Choice) => void;
}

/** The same invitation was ordered before, perhaps in another tab or on another device: the customer chooses what to do. */
export function SameOrderNotice({ same, onChoose }: SameOrderNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const isOpen = same.choices.includes('pay');
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} role="alert">
      <Notice
        kind="warning"
        actions={
          <>
            {same.choices.map((choice) => (
              <Button key={choice} small look={choice === 'pay' ? 'full' : 'plain'} onClick={() => onChoose(choice)}>
                {LABELS[choice]}
              </Button>
            ))}
            <ButtonLink small look="plain" to={`/user/invitations/${same.number}`}>
              See order {same.number}
            </ButtonLink>
          </>
        }
      >
        <p>
          {isOpen
            ? 'You have an unpaid order of this same invitation'
            : 'You have already ordered and paid for this same invitation'}
          , {same.number}, placed on {shortIndianMoment(same.placed_at)}.{' '}
          {isOpen ? 'Nothing has been charged.' : 'You have not been charged again.'}
        </p>
      </Notice>
    </div>
  );
}
