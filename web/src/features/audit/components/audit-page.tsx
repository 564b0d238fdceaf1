import { useQuery } from '@tanstack/react-query';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { useListAddress } from '../../../components/data-table/use-list-address.ts';
import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { LoadedSection } from '../../../components/staff/loaded-section.tsx';
import { auditQuery } from '../api/audit-queries.ts';
import { askedOf } from '../lib/filters.ts';
import { AUDIT_COLUMNS } from './audit-columns.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { ChainLine } from './chain-line.tsx';

/** Changes by staff, newest first; the filters are in the address. */
export function AuditPage() {
  const address = useListAddress();
  const entries = useQuery(auditQuery(askedOf(address)));
  return (
    <AdminFrame title="Audit log" lead="Changes made by staff, in every part of the shop. Rows are added and never changed.">
      <ChainLine />
      <AuditFilters address={address} />
      <LoadedSection title="Changes" asked={entries} none="No changes match." isEmpty={(data) => data.entries.length === 0}>
        {(data) => (
          <DataTable
            label="Changes"
            columns={AUDIT_COLUMNS}
            rows={data.entries}
            idOf={({ seq }) => String(seq)}
            address={address}
            next={data.next_cursor}
            none="No changes match."
          />
        )}
      </LoadedSection>
    </AdminFrame>
  );
}
