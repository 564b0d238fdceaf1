import {
  PARKED_EVENTS,
  type ParkedEvent,
  READING_SERVICES,
  type ReadingService,
} from '@nimantran/proto/http/shared/parked-events';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import part from '../../../components/staff/loaded-section.module.css';
import { Table } from '../../../components/staff/loaded-section.tsx';
import { call, messageOf } from '../../../lib/http/api.ts';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { parkedEventsOf, parkedKey } from '../api/tools-queries.ts';
import { useOneByOne } from '../hooks/use-one-by-one.ts';
import { DoAll } from './do-all.tsx';

type Row = ParkedEvent & { service: ReadingService };

/** Without a cursor, the first page. */
interface PageOfService {
  service: ReadingService;
  cursor?: string;
}

/** Events that services failed to process, from all services; a service that does not answer is named. */
export function ParkedEvents() {
  const [older, setOlder] = useState<readonly PageOfService[]>([]);
  const pages: readonly PageOfService[] = [...READING_SERVICES.map((service) => ({ service })), ...older];
  const asked = useQueries({ queries: pages.map(({ service, cursor }) => parkedEventsOf(service, cursor)) });
  const away = READING_SERVICES.filter((service) => pages.some((page, index) => page.service === service && asked[index]?.error));
  const isLoading = asked.slice(0, READING_SERVICES.length).some(({ isPending }) => isPending);
  const rows: Row[] = READING_SERVICES.flatMap((service) =>
    pages.flatMap((page, index) =>
      page.service === service ? (asked[index]?.data?.events ?? []).map((event) => ({ ...event, service })) : [],
    ),
  );
  const next = READING_SERVICES.flatMap((service) => {
    const cursor = asked[pages.findLastIndex((page) => page.service === service)]?.data?.next_cursor;
    return cursor ? [{ service, cursor }] : [];
  });
  const replay = useReplay();
  return (
    <section className={part.part} id="parked-events" aria-labelledby="parked-events-title">
      <h2 id="parked-events-title">Parked events</h2>
      {away.length > 0 && (
        <Notice
          kind="error"
          actions={
            <Button small look="plain" onClick={() => asked.forEach(({ error, refetch }) => void (error && refetch()))}>
              Try again
            </Button>
          }
        >
          <p>No answer from: {away.join(', ')}. There may be parked events.</p>
        </Notice>
      )}
      {replay.error && <Notice kind="error">{messageOf(replay.error)}</Notice>}
      {isLoading && <p className={part.quiet}>Loading …</p>}
      {!isLoading && rows.length === 0 && away.length < READING_SERVICES.length && (
        <p className={part.quiet}>{away.length > 0 ? 'No other parked events.' : 'No parked events.'}</p>
      )}
      {rows.length > 0 && (
        <Table label="Parked events" heads={['Event', 'About', 'Why it failed', 'Parked', 'Action']}>
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
              <td>{shortIndianMoment(event.parked_at)}</td>
              <td>
                <Button
                  small
                  busy={replay.alone?.id === event.id}
                  disabled={replay.isPending && replay.alone?.id !== event.id}
                  onClick={() => replay.mutate([event])}
                >
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
      <DoAll
        count={rows.length}
        behind={replay.behind}
        isRunning={replay.isPending && replay.variables.length > 1}
        disabled={replay.isPending}
        start={() => replay.mutate(byAge(rows))}
      >
        Replay all {rows.length}
      </DoAll>
      {next.length > 0 && (
        <div>
          <Button
            small
            look="plain"
            busy={asked.slice(READING_SERVICES.length).some(({ isPending }) => isPending)}
            onClick={() => setOlder([...older, ...next])}
          >
            Show older ones
          </Button>
        </div>
      )}
    </section>
  );
}

function useReplay() {
  const client = useQueryClient();
  return useOneByOne(({ service, id }: Row) => call(PARKED_EVENTS[service].replay, { params: { event_id: id } }), {
    inWords({ done, refused }, [first, ...more]) {
      if (more.length === 0) return `Replayed: ${first?.service} has processed it.`;
      return refused === 0 ? `Replayed ${done} events.` : `Replayed ${done} events; ${refused} failed again.`;
    },
    settle: (rows) =>
      Promise.all(
        [...new Set(rows.map(({ service }) => service))].map((service) =>
          client.invalidateQueries({ queryKey: parkedKey(service) }),
        ),
      ),
  });
}

/** Oldest event first. */
const byAge = (rows: readonly Row[]): Row[] => rows.toSorted((a, b) => a.occurred_at.localeCompare(b.occurred_at));
