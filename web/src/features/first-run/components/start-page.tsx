import type { FirstRun } from '@nimantran/proto/http/orders/first-run';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../components/controls/link.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { NotLoaded } from '../../../components/staff/not-loaded.tsx';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { firstRunQuery } from '../api/first-run-query.ts';
import { STEPS } from '../lib/steps.ts';
import { ProofPart } from './proof-part.tsx';
import css from './start.module.css';

/** The operator's first day, step by step: each proves itself, and can be repeated at any time. */
export function StartPage() {
  const asked = useQuery(firstRunQuery);
  const { data } = asked;
  return (
    <AdminFrame title="First run" lead="What the shop proves before it takes customers, and can prove again at any time.">
      <NotLoaded asked={asked} />
      {data && (
        <>
          <div className={css.standing}>
            <Standing run={data} />
          </div>
          <ol className={css.steps}>
            {STEPS.map(({ id, question, proofs, links, variables }) => (
              <li key={id} className={css.step}>
                <h2 id={id}>{question}</h2>
                {(links.length > 0 || variables) && (
                  <p className={css.quiet}>
                    {links.map(({ to, label }, index) => (
                      <span key={to}>
                        {index > 0 && ' · '}
                        <Link to={to}>{label}</Link>
                      </span>
                    ))}
                    {links.length > 0 && variables && ' · '}
                    {variables && `Set by ${variables}`}
                  </p>
                )}
                {data.proofs
                  .filter(({ proof }) => proofs.includes(proof))
                  .map((view) => (
                    <ProofPart key={view.proof} view={view} />
                  ))}
              </li>
            ))}
          </ol>
        </>
      )}
    </AdminFrame>
  );
}

function Standing({ run }: { run: FirstRun }) {
  const missing = run.proofs.filter(({ passed_at }) => passed_at === null).length;
  const count = `${run.proofs.length - missing} of ${run.proofs.length} have passed.`;
  if (run.trial)
    return (
      <Notice>
        This is a shop for trying out: customers come in whatever is proven here. {count} A shop that sells (NODE_ENV=production)
        proves everything once more, and is closed until then.
      </Notice>
    );
  if (!run.open)
    return (
      <Notice kind="warning">
        The shop is closed: customers see a page that says it opens soon. {count} It opens by itself with the last one.
      </Notice>
    );
  return (
    <Notice kind="good">
      The shop is open{run.opened_at && ` since ${shortIndianMoment(run.opened_at)}`}
      {run.opened_because === 'sold_before' && ': it had delivered orders before'}
      {run.opened_because === 'rehearsed' && ', as a rehearsal: a real shop proves everything once more'}. {count} Mail, webhook,
      store and clocks are tried again every night.
    </Notice>
  );
}
