import { CATEGORIES } from '@nimantran/proto/domain/category';
import type { AdminThemeSummary } from '@nimantran/proto/http/catalog/admin-themes';
import { addThemeVersion } from '@nimantran/proto/http/catalog/admin-themes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/controls/field.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { columnsOf } from '../../../components/data-table/columns.ts';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { type ListAddress, useListAddress } from '../../../components/data-table/use-list-address.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { StateMark } from '../../../components/orders/state-mark.tsx';
import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { LoadedSection } from '../../../components/staff/loaded-section.tsx';
import { PackageDrop } from '../../../components/staff/package-drop.tsx';
import { call, messageOf } from '../../../lib/http/api.ts';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { listsKey, themeKey, themeQueryOf, themesQuery } from '../api/theme-queries.ts';
import { THEME_STATE_NAMES, themeTone } from '../lib/theme-labels.ts';
import css from './themes.module.css';

/** Every theme, on sale or not, searched, sorted and paged by the shop according to the address. */
export function AdminThemesPage() {
  const address = useListAddress();
  const themes = useQuery(themesQuery(themeQueryOf(address)));
  return (
    <AdminFrame
      title="Themes"
      lead="Themes on sale, retired themes, and versions waiting to be published. New versions are added as packages."
    >
      <AddVersion />
      <Filters address={address} />
      <LoadedSection title="Found" asked={themes} none="No themes match." isEmpty={(data) => data.themes.length === 0}>
        {(data) => (
          <>
            <p className={css.quiet} role="status">
              {data.total} {data.total === 1 ? 'theme' : 'themes'}
            </p>
            <DataTable
              label="Themes"
              columns={COLUMNS}
              rows={data.themes}
              idOf={({ id }) => String(id)}
              address={address}
              next={data.next_cursor}
              sort="title"
              none="No themes match."
            />
          </>
        )}
      </LoadedSection>
    </AdminFrame>
  );
}

function AddVersion() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (package_id: string) => call(addThemeVersion, { body: { package_id } }),
    onSuccess: (theme) => {
      client.setQueryData(themeKey(theme.id), theme);
      void client.invalidateQueries({ queryKey: listsKey });
      void navigate(`/admin/themes/${theme.id}`);
    },
  });
  return (
    <section className={css.add} aria-labelledby="add-version">
      <h2 id="add-version">Add a version</h2>
      <p className={css.quiet}>
        The package is linted, its pictures and its sample video are made, and it is not on sale until you publish it. To try one
        out first, drop it in the <Link to="/admin/theme-guide#try">Theme Guide</Link>.
      </p>
      <PackageDrop label="Choose a package" onUploaded={({ id }) => mutate(id)} />
      {isPending && <p role="status">Adding it …</p>}
      {error && (
        <Notice kind="error">
          <p>{messageOf(error)}</p>
        </Notice>
      )}
    </section>
  );
}

function Filters({ address }: { address: ListAddress }) {
  return (
    <form
      className={css.filters}
      // Fills the form again when the address changes without it, as by Back.
      key={['search', 'category', 'state'].map(address.filter).join()}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const of = (name: string) => String(form.get(name) ?? '');
        address.setFilters({ search: of('search'), category: of('category'), state: of('state') });
      }}
    >
      <Field id="theme-search" label="Title or number">
        {(control) => <input {...control} name="search" type="search" maxLength={80} defaultValue={address.filter('search')} />}
      </Field>
      <Field id="theme-category" label="Category">
        {(control) => (
          <select {...control} name="category" defaultValue={address.filter('category')}>
            <option value="">All</option>
            {CATEGORIES.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="theme-state" label="State">
        {(control) => (
          <select {...control} name="state" defaultValue={address.filter('state')}>
            <option value="">All</option>
            {Object.entries(THEME_STATE_NAMES).map(([state, name]) => (
              <option key={state} value={state}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" look="plain">
        Find
      </Button>
    </form>
  );
}

const column = columnsOf<AdminThemeSummary>();
const COLUMNS = [
  column.accessor('title', {
    header: 'Theme',
    cell: ({ row: { original } }) => (
      <Link to={`/admin/themes/${original.id}`}>
        <span className={css.title}>
          {original.picture_url ? (
            <img src={original.picture_url} alt="" loading="lazy" />
          ) : (
            <span className={css.noPicture} aria-hidden="true" />
          )}
          {original.title}
        </span>
      </Link>
    ),
  }),
  column.accessor('id', { header: 'Number' }),
  column.accessor('category', { header: 'Category', enableSorting: false }),
  column.accessor('state', {
    header: 'State',
    enableSorting: false,
    cell: ({ row: { original } }) => (
      <>
        <StateMark tone={themeTone(original.state)}>{THEME_STATE_NAMES[original.state]}</StateMark>
        {original.scheduled_for && <div className={css.quiet}>new version {shortIndianMoment(original.scheduled_for)}</div>}
      </>
    ),
  }),
  column.accessor('versions', { header: 'Versions', enableSorting: false }),
  column.accessor('priority', { header: 'Priority' }),
  column.accessor('pricing_id', { header: 'Price', enableSorting: false }),
  column.accessor('changed_at', { header: 'Changed', cell: ({ getValue }) => shortIndianMoment(getValue()) }),
];
