import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/controls/field.tsx';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { type ListAddress, useListAddress } from '../../../components/data-table/use-list-address.ts';
import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { LoadedSection } from '../../../components/staff/loaded-section.tsx';
import { partnersQuery } from '../api/partner-queries.ts';
import { dueOf, findPartners, inWords } from '../lib/find-partners.ts';
import { PARTNER_COLUMNS } from './partner-columns.tsx';
import css from './partners.module.css';

/** Partners, who bring customers for a share, and the amounts due; the filters are in the address. */
export function PartnersPage() {
  const address = useListAddress();
  const partners = useQuery(partnersQuery);
  const wanted = { search: address.filter('search'), due: address.filter('due') === 'true' };
  const found = partners.data && findPartners(partners.data, wanted);
  const isNarrowed = wanted.search !== '' || wanted.due;
  const none = isNarrowed ? 'No partners match.' : 'There are no partners yet. Grant somebody the role on the People page.';
  return (
    <AdminFrame
      title="Partners"
      lead="Partners bring customers for a share of what they pay. A partner is listed here after opening their dashboard once."
      actions={
        <ButtonLink small look="plain" to="/admin/people">
          Make somebody a partner
        </ButtonLink>
      }
    >
      <Filters address={address} now={wanted} />
      <LoadedSection title="Found" asked={{ ...partners, data: found }} none={none} isEmpty={(list) => list.length === 0}>
        {(list) => (
          <>
            <p className={css.sum}>Due to them: {inWords(dueOf(list.flatMap(({ balances }) => balances)))}</p>
            <DataTable
              label="Partners"
              columns={PARTNER_COLUMNS}
              rows={list}
              idOf={({ uid }) => uid}
              address={address}
              sort="email"
              none={none}
            />
          </>
        )}
      </LoadedSection>
    </AdminFrame>
  );
}

function Filters({ address, now }: { address: ListAddress; now: { search: string; due: boolean } }) {
  return (
    <search>
      <form
        className={css.form}
        key={JSON.stringify(now)}
        action={(form) => address.setFilters({ search: String(form.get('search') ?? ''), due: String(form.get('due') ?? '') })}
      >
        <Field id="search" label="Part of an email address or code">
          {(control) => (
            <input {...control} name="search" type="search" defaultValue={now.search} maxLength={254} autoComplete="off" />
          )}
        </Field>
        <label className={css.check}>
          <input type="checkbox" name="due" value="true" defaultChecked={now.due} />
          Only partners with an amount due
        </label>
        <div className={css.buttons}>
          <Button small type="submit">
            Find partners
          </Button>
          {(now.search !== '' || now.due) && (
            <ButtonLink small look="quiet" to="?">
              Clear
            </ButtonLink>
          )}
        </div>
      </form>
    </search>
  );
}
