import { findingsOf, silent, versionFindings } from '@nimantran/proto/domain/health';
import type { HealthReport } from '@nimantran/proto/domain/health-report';
import { addressOf } from '@nimantran/proto/http/shared/client';
import { getSupportPacket, HEALTH_SERVICES } from '@nimantran/proto/http/shared/health';
import { useQueries } from '@tanstack/react-query';
import { buttonClass } from '../../../components/controls/button.tsx';
import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { healthOf } from '../api/health-queries.ts';
import { Backups } from './backups.tsx';
import { DisksAndKeys } from './disks-and-keys.tsx';
import { Findings } from './findings.tsx';
import { LoggedErrors } from './logged-errors.tsx';
import { Remarks } from './remarks.tsx';
import { Services } from './services.tsx';
import { WaitingWork } from './waiting-work.tsx';

/** How every part of the shop is, and what to do where it is not well; each service answers for itself. */
export function HealthPage() {
  const asked = useQueries({ queries: HEALTH_SERVICES.map((service) => healthOf(service)) });
  const answers = HEALTH_SERVICES.map((service, index) => ({
    service,
    report: asked[index]?.error ? undefined : asked[index]?.data,
    isAsked: asked[index]?.isPending ?? true,
  }));
  const reports = answers.flatMap(({ report }): HealthReport[] => (report ? [report] : []));
  const now = new Date();
  const findings = [
    ...answers.flatMap(({ service, report, isAsked }) => {
      if (report) return findingsOf(report, now);
      return isAsked ? [] : [silent(service)];
    }),
    ...versionFindings(reports),
  ];
  return (
    <AdminFrame
      title="State of the shop"
      lead="How every part is, and what to do where it is not well."
      actions={
        <a className={buttonClass({ small: true, look: 'plain' })} href={addressOf(getSupportPacket, {})} download>
          Support packet
        </a>
      }
    >
      <Findings findings={findings} isComplete={answers.every(({ isAsked }) => !isAsked)} />
      <Remarks reports={reports} />
      <Backups reports={reports} />
      <Services answers={answers} />
      <WaitingWork reports={reports} />
      <DisksAndKeys reports={reports} />
      <LoggedErrors reports={reports} />
    </AdminFrame>
  );
}
