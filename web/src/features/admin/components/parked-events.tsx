import { PARKED_EVENTS, type ParkedEvent, READING_SERVICES, type ReadingService } from '@nimantran/proto/http/parked-events';
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import part from '../../../components/staff/part.module.css';
import { Table } from '../../../components/staff/part.tsx';
import { call, messageOf } from '../../../lib/api.ts';
import { shortMoment } from '../../../lib/dates.ts';
import { say } from '../../../lib/snackbar.ts';
import { parkedEventsOf } from '../api/tools-queries.ts';

type Row = ParkedEvent & { service: ReadingService };

/** Events that a service could not take, of all services; a service that cannot be asked is named. */
export function ParkedEvents() {
  const asked = useQueries({ queries: READING_SERVICES.map(parkedEventsOf) });
  const away = READING_SERVICES.filter((_, index) => asked[index]?.error);
  const isLoading = asked.some(({ isPending }) => isPending);
  const rows: Row[] = READING_SERVICES.flatMap((service, index) =>
    (asked[index]?.data?.events ?? []).map((event) => ({ ...event, service })),
  );
  const unseen = asked.reduce((sum, { data }) => sum + (data ? data.count - data.events.length : 0), 0);
  const replay = useReplay();
  return (
    <section className={part.part} id="parked-events" aria-labelledby="parked-events-title">
      <h2 id="parked-events-title">Parked events</h2>
      {away.length > 0 && (
        <Notice
          kind="error"
          actions={
            <Button small look="plain" onClick={() => asked.forEach(({ error, refetch }) => void (error && refetch()))}>
              Ask again
            </Button>
          }
        >
          <p>Could not be asked: {away.join(', ')}. Events may be parked there.</p>
        </Notice>
      )}
      {replay.error && <Notice kind="error">{messageOf(replay.error)}</Notice>}
      {isLoading && <p className={part.quiet}>Loading …</p>}
      {!isLoading && rows.length === 0 && away.length < READING_SERVICES.length && (
        <p className={part.quiet}>{away.length > 0 ? 'No event is parked elsewhere.' : 'No event is parked.'}</p>
      )}
      {rows.length > 0 && (
        <Table label="Parked events" heads={['Event', 'About', 'Why it failed', 'Parked', 'What to do']}>
          {rows.map((event) => (
            <tr key={event.id}>
              <td>
                {event.type}
                <br />
                <span className={part.quiet}>read by {event.service}</span>
              </td>
              <td>
                <code>{event.key}</code>
              </td>
              <td>{event.error}</td>
              <td>{shortMoment(event.parked_at)}</td>
              <td>
                <Button small busy={replay.isPending && replay.variables.id === event.id} onClick={() => replay.mutate(event)}>
                  Replay
                  <span className="visually-hidden">
                    {' '}
                    {event.type} about {event.key}
                  </span>
                </Button>
              </td>
            </tr>
          ))}
        </Table>
      )}
      {unseen > 0 && <p className={part.quiet}>{unseen} older ones are not shown.</p>}
    </section>
  );
}

function useReplay() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ service, id }: Row) => call(PARKED_EVENTS[service].replay, { params: { event_id: id } }),
    onSuccess: (_, { service }) => say(`Replayed: ${service} has taken it.`),
    onSettled: (_data, _error, { service }) => client.invalidateQueries({ queryKey: parkedEventsOf(service).queryKey }),
  });
}
