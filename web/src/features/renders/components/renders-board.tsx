import { retryRender, type WatchedRender } from '@nimantran/proto/http/studio/renders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { LoadedSection, Table } from '../../../components/staff/loaded-section.tsx';
import { call, messageOf } from '../../../lib/http/api.ts';
import { percentOf } from '../../../lib/render-progress.ts';
import { say } from '../../../lib/snackbar.ts';
import { rendersQuery, useRenders } from '../hooks/use-renders.ts';
import { ageWords, leftWords, RENDER_KIND_LABELS, subjectOf } from '../lib/render-labels.ts';
import css from './renders-board.module.css';

/** The renderers and their queue, kept fresh by studio's events. */
export function RendersBoard() {
  const { asked, progress, live } = useRenders();
  const nowMs = useNow();
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: (id: string) => call(retryRender, { params: { id } }),
    onSuccess: () => {
      say('Trying again.');
      void client.invalidateQueries({ queryKey: rendersQuery.queryKey });
    },
  });
  return (
    <div className={css.board}>
      <p className={css.live} role="status">
        {live ? 'Live: changes appear here immediately.' : 'Not live at the moment: updated every few seconds.'}
      </p>
      <LoadedSection
        title="Queue"
        asked={asked}
        none="Nothing is waiting or running, and nothing has failed."
        isEmpty={({ queue }) => queue.length === 0}
      >
        {({ queue }) => (
          <Table label="Queue by kind, the most urgent first" heads={['Kind', 'Waiting', 'Running', 'Failed', 'Longest wait']}>
            {queue.map((row) => (
              <tr key={row.kind}>
                <th scope="row">{RENDER_KIND_LABELS[row.kind]}</th>
                <td>{row.waiting}</td>
                <td>{row.running}</td>
                <td>{row.failed}</td>
                <td>{ageWords(row.oldest_at, nowMs)}</td>
              </tr>
            ))}
          </Table>
        )}
      </LoadedSection>
      <LoadedSection
        title="Running"
        asked={asked}
        none="Nothing is being rendered."
        isEmpty={({ running }) => running.length === 0}
      >
        {({ running }) => (
          <Table label="Running renders" heads={['What', 'Kind', 'Done', 'Left', 'Worker', 'Tries', 'Requested']}>
            {running.map((render) => {
              const told = progress.get(render.id) ?? render.progress;
              return (
                <tr key={render.id}>
                  <Subject render={render} />
                  <td>{RENDER_KIND_LABELS[render.kind]}</td>
                  <td>
                    <span className={css.done}>
                      <progress max={100} value={told ? percentOf(told) : 0} aria-label={`${subjectOf(render)}: percent done`} />
                      {told ? `${percentOf(told)} %` : 'begins'}
                    </span>
                  </td>
                  <td>{leftWords(told)}</td>
                  <td>{render.worker}</td>
                  <td>{render.tries}</td>
                  <td>{ageWords(render.created_at, nowMs)} ago</td>
                </tr>
              );
            })}
          </Table>
        )}
      </LoadedSection>
      <LoadedSection
        title="Failed"
        asked={asked}
        none="Nothing has failed permanently."
        isEmpty={({ failed }) => failed.length === 0}
      >
        {({ failed }) => (
          <>
            {retry.isError && (
              <Notice kind="error">
                <p>{messageOf(retry.error)}</p>
              </Notice>
            )}
            <Table label="Failed renders" heads={['What', 'Kind', 'Why', 'Tries', 'Failed', 'Action']}>
              {failed.map((render) => (
                <tr key={render.id}>
                  <Subject render={render} />
                  <td>{RENDER_KIND_LABELS[render.kind]}</td>
                  <td className={css.why}>{render.error ?? 'No reason given'}</td>
                  <td>{render.tries}</td>
                  <td>{ageWords(render.finished_at, nowMs)} ago</td>
                  <td>
                    <Button
                      small
                      look="plain"
                      busy={retry.isPending && retry.variables === render.id}
                      onClick={() => retry.mutate(render.id)}
                    >
                      Try again<span className="visually-hidden">: {subjectOf(render)}</span>
                    </Button>
                  </td>
                </tr>
              ))}
            </Table>
          </>
        )}
      </LoadedSection>
      <LoadedSection title="Waiting" asked={asked} none="Nothing is waiting." isEmpty={({ waiting }) => waiting.length === 0}>
        {({ waiting }) => (
          <Table label="Waiting renders, next one first" heads={['What', 'Kind', 'Position', 'Tries', 'Waiting for']}>
            {waiting.map((render, index) => (
              <tr key={render.id}>
                <Subject render={render} />
                <td>{RENDER_KIND_LABELS[render.kind]}</td>
                <td>{index + 1}</td>
                <td>{render.tries}</td>
                <td>{ageWords(render.created_at, nowMs)}</td>
              </tr>
            ))}
          </Table>
        )}
      </LoadedSection>
      <LoadedSection
        title="Workers"
        asked={asked}
        none="No worker has reported within the last hour."
        isEmpty={({ workers }) => workers.length === 0}
      >
        {({ workers }) => (
          <Table label="Workers" heads={['Worker', 'Running now', 'Last seen']}>
            {workers.map((worker) => (
              <tr key={worker.name}>
                <th scope="row">{worker.name}</th>
                <td>{worker.running}</td>
                <td>{worker.running > 0 ? 'now' : `${ageWords(worker.last_at, nowMs)} ago`}</td>
              </tr>
            ))}
          </Table>
        )}
      </LoadedSection>
    </div>
  );
}

function Subject({ render }: { render: WatchedRender }) {
  return (
    <th scope="row">
      {render.job_id === null ? subjectOf(render) : <Link to={`/designer/jobs/${render.job_id}`}>{subjectOf(render)}</Link>}
    </th>
  );
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
