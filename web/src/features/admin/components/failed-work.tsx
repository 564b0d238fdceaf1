import { LONGEST_LIST } from '@nimantran/proto/domain/page';
import { resendFailedMail } from '@nimantran/proto/http/orders/failed-mails';
import { retryThemeRender } from '@nimantran/proto/http/studio/failed-theme-renders';
import { retryJob } from '@nimantran/proto/http/studio/jobs';
import { type QueryKey, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import part from '../../../components/staff/loaded-section.module.css';
import { LoadedSection, Table } from '../../../components/staff/loaded-section.tsx';
import { ScriptText } from '../../../components/text/script-text.tsx';
import { call, messageOf } from '../../../lib/http/api.ts';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { studioQueue } from '../api/admin-queries.ts';
import { failedMails, failedThemeRenders } from '../api/tools-queries.ts';
import { useOneByOne } from '../hooks/use-one-by-one.ts';
import { DoAll } from './do-all.tsx';

/** Work that failed for good and waits for an admin to retry it. */
export function FailedWork() {
  return (
    <>
      <FailedRenders />
      <FailedThemeRenders />
      <FailedMails />
      <p className={part.after}>
        Failed refunds are among <Link to="/admin/money?list=refunds">Money</Link>.
      </p>
    </>
  );
}

function FailedRenders() {
  return (
    <Failed
      id="renders"
      title="Failed renders"
      none="No failed renders."
      asked={useQuery(studioQueue)}
      rowsOf={({ failed }) => failed}
      list={studioQueue.queryKey}
      retry={(id) => call(retryJob, { params: { id } })}
      heads={['Order', 'Output', 'Due']}
      cellsOf={(job) => [
        <Fragment key="order">
          <Link to={`/designer/jobs/${job.id}`}>{job.order_number}</Link>
          <br />
          <ScriptText>{job.headline || job.theme_title}</ScriptText>
        </Fragment>,
        job.makes === 'preview' ? 'Preview' : `Video, ${job.resolution}`,
        shortIndianMoment(job.due_at),
      ]}
      nameOf={(job) => job.order_number}
    />
  );
}

function FailedThemeRenders() {
  return (
    <Failed
      id="theme-renders"
      title="Failed theme pictures and samples"
      none="Every theme has its pictures and its sample."
      asked={useQuery(failedThemeRenders)}
      rowsOf={(renders) => renders}
      list={failedThemeRenders.queryKey}
      retry={(render_id) => call(retryThemeRender, { params: { render_id } })}
      heads={['Theme', 'What', 'Why', 'Failed']}
      cellsOf={(render) => [
        <Fragment key="theme">
          {render.theme_id}
          <br />
          {render.theme_version}
        </Fragment>,
        render.kind,
        render.error,
        shortIndianMoment(render.failed_at),
      ]}
      nameOf={(render) => `${render.kind} of theme ${render.theme_id}`}
    />
  );
}

function FailedMails() {
  return (
    <Failed
      id="mails"
      title="Failed emails"
      none="No failed emails."
      asked={useQuery(failedMails)}
      rowsOf={(mails) => mails}
      list={failedMails.queryKey}
      retry={(mail_id) => call(resendFailedMail, { params: { mail_id } })}
      heads={['Email', 'Order', 'Why', 'Failed']}
      cellsOf={(mail) => [
        mail.kind.replaceAll('_', ' '),
        mail.order_number ? (
          <Link key="order" to={`/admin/orders/${mail.order_number}`}>
            {mail.order_number}
          </Link>
        ) : (
          '–'
        ),
        `${mail.error} (${mail.tries} tries)`,
        shortIndianMoment(mail.given_up_at),
      ]}
      nameOf={(mail) => `the ${mail.kind} email ${mail.order_number ?? ''}`}
    />
  );
}

interface FailedProps<Data, Row> {
  /** Fragment that the figures of the day link to. */
  id: string;
  title: string;
  none: string;
  asked: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  rowsOf: (data: Data) => readonly Row[];
  /** The list to refetch after each retry. */
  list: QueryKey;
  retry: (id: string) => Promise<unknown>;
  heads: readonly string[];
  cellsOf: (row: Row) => readonly ReactNode[];
  /** Label of what is retried. */
  nameOf: (row: Row) => string;
}

/** One kind of failed work: a retry button per row, and one for all of them, as an outage fails many together. */
function Failed<Data, Row extends { id: string }>(props: FailedProps<Data, Row>) {
  const { id, title, none, asked, rowsOf, list, retry, heads, cellsOf, nameOf } = props;
  const client = useQueryClient();
  const again = useOneByOne(retry, {
    inWords: ({ done, refused }, { length }) => {
      if (length === 1) return 'Trying again.';
      return refused === 0 ? `Trying all ${done} again.` : `Trying ${done} again; the other ${refused} had already been tried.`;
    },
    settle: () => client.invalidateQueries({ queryKey: list }),
  });
  return (
    <div id={id}>
      <LoadedSection title={title} asked={asked} none={none} isEmpty={(data) => rowsOf(data).length === 0}>
        {(data) => (
          <>
            <Table label={title} heads={[...heads, 'Action']}>
              {rowsOf(data).map((row) => (
                <tr key={row.id}>
                  {cellsOf(row).map((cell, column) => (
                    <td key={heads[column]}>{cell}</td>
                  ))}
                  <td>
                    <Button
                      small
                      busy={again.alone === row.id}
                      disabled={again.isPending && again.alone !== row.id}
                      onClick={() => again.mutate([row.id])}
                    >
                      Try again<span className="visually-hidden">: {nameOf(row)}</span>
                    </Button>
                  </td>
                </tr>
              ))}
            </Table>
            <DoAll
              count={rowsOf(data).length}
              behind={again.behind}
              isRunning={again.isPending && again.variables.length > 1}
              disabled={again.isPending}
              start={() => again.mutate(rowsOf(data).map((row) => row.id))}
              note={
                rowsOf(data).length < LONGEST_LIST
                  ? undefined
                  : `At most ${LONGEST_LIST} are listed; more appear as these are tried.`
              }
            >
              Try all {rowsOf(data).length} again<span className="visually-hidden">: {title}</span>
            </DoAll>
          </>
        )}
      </LoadedSection>
      {again.error && <Notice kind="error">{messageOf(again.error)}</Notice>}
    </div>
  );
}
