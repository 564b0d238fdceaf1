import { resendFailedMail } from '@nimantran/proto/http/orders-tools';
import { retryJob } from '@nimantran/proto/http/studio';
import { retryThemeRender } from '@nimantran/proto/http/studio-tools';
import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/button.tsx';
import { Link } from '../../../components/link.tsx';
import { Notice } from '../../../components/notice.tsx';
import part from '../../../components/staff/part.module.css';
import { Part, Table } from '../../../components/staff/part.tsx';
import { call, messageOf } from '../../../lib/api.ts';
import { shortIndianMoment, shortMoment } from '../../../lib/dates.ts';
import { say } from '../../../lib/snackbar.ts';
import { studioQueue } from '../api/admin-queries.ts';
import { failedMails, failedThemeRenders } from '../api/tools-queries.ts';

/** Work that failed for good and waits for a person to try it again. */
export function FailedWork() {
  return (
    <>
      <FailedRenders />
      <FailedThemeRenders />
      <FailedMails />
      <p className={part.after}>
        Refunds that failed are among <Link to="/admin/money?list=refunds">Money</Link>.
      </p>
    </>
  );
}

function FailedRenders() {
  const queue = useQuery(studioQueue);
  const again = useAgain((id: string) => call(retryJob, { params: { id } }), studioQueue.queryKey);
  return (
    <div id="renders">
      <Part title="Renders that failed" asked={queue} none="No render has failed." isEmpty={({ failed }) => failed.length === 0}>
        {({ failed }) => (
          <Table label="Renders that failed" heads={['Order', 'Makes', 'Due', 'What to do']}>
            {failed.map((job) => (
              <tr key={job.id}>
                <td>
                  <Link to={`/designer/jobs/${job.id}`}>{job.order_number}</Link>
                  <br />
                  {job.headline || job.theme_title}
                </td>
                <td>{job.makes === 'preview' ? 'Preview' : `Film, ${job.resolution}`}</td>
                <td>{shortIndianMoment(job.due_at)}</td>
                <td>
                  <Again again={again} id={job.id} what={job.order_number} />
                </td>
              </tr>
            ))}
          </Table>
        )}
      </Part>
      <Fault error={again.error} />
    </div>
  );
}

function FailedThemeRenders() {
  const renders = useQuery(failedThemeRenders);
  const again = useAgain((render_id: string) => call(retryThemeRender, { params: { render_id } }), failedThemeRenders.queryKey);
  return (
    <div id="theme-renders">
      <Part
        title="Pictures and samples of themes that failed"
        asked={renders}
        none="Every theme has its pictures and its sample."
        isEmpty={(list) => list.length === 0}
      >
        {(list) => (
          <Table label="Pictures and samples that failed" heads={['Theme', 'What', 'Why', 'Failed', 'What to do']}>
            {list.map((render) => (
              <tr key={render.id}>
                <td>
                  {render.theme_id}
                  <br />
                  {render.theme_version}
                </td>
                <td>{render.kind}</td>
                <td>{render.error}</td>
                <td>{shortMoment(render.failed_at)}</td>
                <td>
                  <Again again={again} id={render.id} what={`${render.kind} of theme ${render.theme_id}`} />
                </td>
              </tr>
            ))}
          </Table>
        )}
      </Part>
      <Fault error={again.error} />
    </div>
  );
}

function FailedMails() {
  const mails = useQuery(failedMails);
  const again = useAgain((mail_id: string) => call(resendFailedMail, { params: { mail_id } }), failedMails.queryKey);
  return (
    <div id="mails">
      <Part title="Mails that were given up" asked={mails} none="No mail was given up." isEmpty={(list) => list.length === 0}>
        {(list) => (
          <Table label="Mails that were given up" heads={['Mail', 'Order', 'Why', 'Given up', 'What to do']}>
            {list.map((mail) => (
              <tr key={mail.id}>
                <td>{mail.kind.replaceAll('_', ' ')}</td>
                <td>{mail.order_number ? <Link to={`/admin/orders/${mail.order_number}`}>{mail.order_number}</Link> : '–'}</td>
                <td>
                  {mail.error} ({mail.tries} tries)
                </td>
                <td>{shortMoment(mail.given_up_at)}</td>
                <td>
                  <Again again={again} id={mail.id} what={`the ${mail.kind} mail ${mail.order_number ?? ''}`} />
                </td>
              </tr>
            ))}
          </Table>
        )}
      </Part>
      <Fault error={again.error} />
    </div>
  );
}

function useAgain(ask: (id: string) => Promise<unknown>, list: QueryKey) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ask,
    onSuccess: () => say('It is tried again.'),
    onSettled: () => client.invalidateQueries({ queryKey: list }),
  });
}

function Again({ again, id, what }: { again: ReturnType<typeof useAgain>; id: string; what: string }) {
  return (
    <Button small busy={again.isPending && again.variables === id} onClick={() => again.mutate(id)}>
      Try again<span className="visually-hidden">: {what}</span>
    </Button>
  );
}

const Fault = ({ error }: { error: Error | null }) => (error ? <Notice kind="error">{messageOf(error)}</Notice> : null);
