import { ROLES } from '@nimantran/proto/domain/user';
import { USER_SORTS } from '@nimantran/proto/http/identity/people';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/controls/field.tsx';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { type ListAddress, useListAddress } from '../../../components/data-table/use-list-address.ts';
import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { LoadedSection } from '../../../components/staff/loaded-section.tsx';
import { usersQuery } from '../api/people-queries.ts';
import { ROLE_NAMES } from '../lib/role-labels.ts';
import css from './people.module.css';
import { USER_COLUMNS } from './user-columns.tsx';
import { WaitingApprovals } from './waiting-approvals.tsx';

/** Every account and its roles; the address holds the filter. */
export function PeoplePage() {
  const address = useListAddress();
  const users = useQuery(usersQuery(askedOf(address)));
  return (
    <AdminFrame
      title="People"
      lead="All accounts, and the roles of staff. Once there are two admins, both have to agree to a role."
    >
      <WaitingApprovals />
      <Filters address={address} />
      <LoadedSection title="Accounts" asked={users} none="No accounts match." isEmpty={(data) => data.users.length === 0}>
        {(data) => (
          <DataTable
            label="Accounts"
            columns={USER_COLUMNS}
            rows={data.users}
            idOf={({ uid }) => uid}
            address={address}
            next={data.next_cursor}
            sort="-last_sign_in_at"
            none="No accounts match."
          />
        )}
      </LoadedSection>
    </AdminFrame>
  );
}

/** Reads the filter from the address; unknown values count as absent. */
function askedOf({ filter, sort, page }: ListAddress) {
  const search = filter('search');
  const role = ROLES.find((known) => known === filter('role'));
  const order = USER_SORTS.find((known) => known === sort);
  return { ...(search && { search }), ...(role && { role }), ...(order && { sort: order }), ...(page && { cursor: page }) };
}

function Filters({ address }: { address: ListAddress }) {
  const now = { search: address.filter('search'), role: address.filter('role') };
  return (
    <search>
      <form
        className={css.form}
        key={JSON.stringify(now)}
        action={(form) => address.setFilters({ search: String(form.get('search') ?? ''), role: String(form.get('role') ?? '') })}
      >
        <Field id="search" label="Part of a name or address">
          {(control) => (
            <input {...control} name="search" type="search" defaultValue={now.search} maxLength={254} autoComplete="off" />
          )}
        </Field>
        <Field id="role" label="Role">
          {(control) => (
            <select {...control} name="role" defaultValue={now.role}>
              <option value="">Any</option>
              {ROLES.map((role) => (
                <option key={role} value={role}>
                  {ROLE_NAMES[role]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className={css.buttons}>
          <Button small type="submit">
            Find accounts
          </Button>
          {(now.search !== '' || now.role !== '') && (
            <ButtonLink small look="quiet" to="?">
              Clear
            </ButtonLink>
          )}
        </div>
      </form>
    </search>
  );
}
