import type { StudioJob } from '@nimantran/proto/http/studio/jobs';
import { Button } from '../../../components/controls/button.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { Icon } from '../../../components/pictures/icons.tsx';
import { ScriptText } from '../../../components/text/script-text.tsx';
import { classes } from '../../../lib/classes.ts';
import { useNow } from '../../../lib/hooks/use-now.ts';
import type { AskedStep } from '../lib/asked-step.ts';
import type { Approval } from '../lib/job-state.ts';
import css from './job-bar.module.css';
import { LeaseTime } from './lease-time.tsx';
import { DueTime } from './queue/due-time.tsx';
import { ExpressSign, Key } from './signs.tsx';

interface JobBarProps {
  job: StudioJob;
  mine: boolean;
  approval: Approval;
  onAsk: (wanted: AskedStep) => void;
  onShowKeys: () => void;
}

/** The names on the invitation, the deadline and the decisions. */
export function JobBar({ job, mine, approval, onAsk, onShowKeys }: JobBarProps) {
  const nowMs = useNow(10_000);
  const clockRuns = !['delivered', 'cancelled', 'on_hold'].includes(job.state);
  return (
    <header className={css.bar}>
      <div className={css.who}>
        <Link to="/designer" className={css.back} aria-keyshortcuts="q">
          <Icon name="right" size={16} /> Queue <Key>Q</Key>
        </Link>
        <div className={css.names}>
          <h1 dir="auto">
            <ScriptText>{job.headline || 'No names given'}</ScriptText>
          </h1>
          <p className={css.facts}>
            <span>{job.theme_title}</span>
            <span className={css.number}>{job.order_number}</span>
            <span>{job.resolution}</span>
            {job.delivery === 'express' && <ExpressSign />}
            {clockRuns && <DueTime dueAt={job.due_at} nowMs={nowMs} withMoment />}
            {mine && job.lease_until && <LeaseTime until={job.lease_until} />}
          </p>
        </div>
      </div>
      <div className={css.actions}>
        <Button small look="quiet" className={classes(css.keys, css.slim)} onClick={onShowKeys} aria-keyshortcuts="?">
          Keys <Key>?</Key>
        </Button>
        {mine && (
          <>
            <Button small look="quiet" className={css.slim} onClick={() => onAsk('hold')} aria-keyshortcuts="h">
              Ask customer <Key>H</Key>
            </Button>
            <Button small look="quiet" className={css.slim} onClick={() => onAsk('hand-over')} aria-keyshortcuts="o">
              Hand over <Key>O</Key>
            </Button>
            <Button small look="quiet" className={css.slim} onClick={() => onAsk('send-back')} aria-keyshortcuts="b">
              Send back <Key>B</Key>
            </Button>
            <Button small look="plain" onClick={() => onAsk('release')} aria-keyshortcuts="r">
              Release <Key>R</Key>
            </Button>
            <Button
              small
              aria-disabled={!approval.allowed || undefined}
              aria-describedby={approval.allowed ? undefined : 'why-not-approved'}
              onClick={() => onAsk('approve')}
              aria-keyshortcuts="a"
            >
              <Icon name="check" size={18} /> Approve <Key>A</Key>
            </Button>
          </>
        )}
        {mine && !approval.allowed && (
          <p id="why-not-approved" className={css.why}>
            {approval.why}
          </p>
        )}
      </div>
    </header>
  );
}
