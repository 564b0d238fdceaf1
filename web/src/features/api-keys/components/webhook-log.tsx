import { WEBHOOK_KEPT_DAYS } from '@nimantran/proto/domain/webhook';
import { replayWebhookDelivery, type WebhookDelivery } from '@nimantran/proto/http/orders/webhooks';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/controls/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Table } from '../../../components/staff/loaded-section.tsx';
import { NotLoaded } from '../../../components/staff/not-loaded.tsx';
import { call, messageOf } from '../../../lib/http/api.ts';
import { say } from '../../../lib/snackbar.ts';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { deliveriesQuery, WEBHOOKS } from '../api/webhook-queries.ts';
import { EVENT_LABELS, STATE_LABELS } from '../lib/event-labels.ts';
import css from './keys.module.css';

/** What an endpoint was sent, newest first; what ended can be sent again. */
export function WebhookLog({ id }: { id: string }) {
  const client = useQueryClient();
  const asked = useInfiniteQuery(deliveriesQuery(id));
  const replay = useMutation({
    mutationFn: (delivery_id: string) => call(replayWebhookDelivery, { params: { id, delivery_id } }),
    onSuccess: () => say('It is being sent again.'),
    onSettled: () => client.invalidateQueries({ queryKey: WEBHOOKS }),
  });
  const deliveries = asked.data?.pages.flatMap((page) => page.deliveries);
  return (
    <div className={css.log}>
      <NotLoaded asked={asked} />
      {replay.error && <Notice kind="error">{messageOf(replay.error)}</Notice>}
      {deliveries?.length === 0 && <p className={css.quiet}>Nothing was sent in the last {WEBHOOK_KEPT_DAYS} days.</p>}
      {deliveries !== undefined && deliveries.length > 0 && (
        <Table label="Deliveries" heads={['Event', 'At', 'State', 'Tries', 'Action']}>
          {deliveries.map((delivery) => (
            <tr key={delivery.id}>
              <td>
                {EVENT_LABELS[delivery.type].name}
                <span className={css.note}>{delivery.webhook_id}</span>
              </td>
              <td>{shortIndianMoment(delivery.created_at)}</td>
              <td>{outcomeOf(delivery)}</td>
              <td>{delivery.tries}</td>
              <td>
                {delivery.state === 'waiting' ? (
                  '–'
                ) : (
                  <Button small look="plain" busy={replay.isPending} onClick={() => replay.mutate(delivery.id)}>
                    Send again<span className="visually-hidden"> {delivery.webhook_id}</span>
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </Table>
      )}
      {asked.hasNextPage && (
        <Button small look="plain" busy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
          Older deliveries
        </Button>
      )}
    </div>
  );
}

function outcomeOf({ state, error, next_try_at }: WebhookDelivery): string {
  const next = next_try_at && error ? ` Next try ${shortIndianMoment(next_try_at)}.` : '';
  return `${STATE_LABELS[state]}${error ? `: ${error}${next}` : ''}`;
}
