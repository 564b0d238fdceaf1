import { decideSettings, withdrawSettings } from '@nimantran/proto/http/orders/shop';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Approvals } from '../../../components/staff/approvals.tsx';
import { call } from '../../../lib/http/api.ts';
import { SETTINGS, settingsApprovalsQuery } from '../api/settings-queries.ts';
import { BeforeAndAfter } from './before-and-after.tsx';

/** Changes of the settings that wait for a second admin, with what they change. */
export function WaitingSettings() {
  const client = useQueryClient();
  const { data, ...more } = useInfiniteQuery(settingsApprovalsQuery);
  const pages = data?.pages ?? [];
  const changes = new Map(pages.flatMap((page) => Object.entries(page.changes)));
  return (
    <Approvals
      approvals={pages.flatMap(({ approvals }) => approvals)}
      more={more}
      decide={({ id }, decision) => call(decideSettings, { params: { id }, body: { decision } })}
      withdraw={({ id }) => call(withdrawSettings, { params: { id } })}
      onSettled={() => client.invalidateQueries({ queryKey: SETTINGS })}
      detailOf={({ id }) => {
        const change = changes.get(id);
        return change && <BeforeAndAfter {...change} />;
      }}
    />
  );
}
