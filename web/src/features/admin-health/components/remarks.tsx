import type { HealthReport } from '@nimantran/proto/domain/health-report';
import { Notice } from '../../../components/feedback/notice.tsx';

/** What an operator has to know although nothing is wrong. */
export function Remarks({ reports }: { reports: readonly HealthReport[] }) {
  const remarks = reports.flatMap(({ remarks }) => remarks);
  if (remarks.length === 0) return null;
  return (
    <Notice kind="warning">
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </Notice>
  );
}
