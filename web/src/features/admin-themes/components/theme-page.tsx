import type { AdminTheme } from '@nimantran/proto/http/catalog/admin-themes';
import { retireTheme } from '@nimantran/proto/http/catalog/admin-themes';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { NotFound } from '../../../components/page/not-found.tsx';
import { ActionDialog } from '../../../components/staff/action-dialog.tsx';
import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { NotLoaded } from '../../../components/staff/not-loaded.tsx';
import { useFocusFallback } from '../../../lib/hooks/use-focus-fallback.ts';
import { call, statusOf } from '../../../lib/http/api.ts';
import { say } from '../../../lib/snackbar.ts';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { themeQuery } from '../api/theme-queries.ts';
import { useThemeChange } from '../api/use-theme-change.ts';
import { THEME_STATE_NAMES } from '../lib/theme-labels.ts';
import { ShelfForm } from './shelf-form.tsx';
import css from './themes.module.css';
import { VersionPart } from './version-part.tsx';

/** A theme: what is on sale, every version, and the settings that need no new package. */
export function AdminThemePage() {
  const id = Number(useParams().id);
  const { data: theme, error, refetch } = useQuery(themeQuery(id));
  if (statusOf(error) === 404 || statusOf(error) === 400) return <NotFound />;
  return (
    <AdminFrame
      title={theme?.title ?? 'Theme'}
      lead={theme ? leadOf(theme) : 'A theme and its versions.'}
      actions={theme && <Actions theme={theme} />}
    >
      <NotLoaded asked={{ error, refetch }} />
      {!theme && !error && (
        <p className={css.quiet} role="status">
          Loading the theme …
        </p>
      )}
      {theme && (
        <>
          {theme.history.map((version) => (
            <VersionPart key={version.version} theme={theme} version={version} />
          ))}
          <ShelfForm key={JSON.stringify(theme.shelf)} theme={theme} />
        </>
      )}
    </AdminFrame>
  );
}

function leadOf({ id, category, state, scheduled_for }: AdminTheme): string {
  const planned = scheduled_for ? `, a new version goes on sale ${shortIndianMoment(scheduled_for)}` : '';
  return `Theme ${id}, ${category}. ${THEME_STATE_NAMES[state]}${planned}.`;
}

function Actions({ theme }: { theme: AdminTheme }) {
  const place = useRef<HTMLDivElement>(null);
  const keptFocus = useFocusFallback(place);
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useThemeChange(theme.id, () => call(retireTheme, { params: { theme_id: theme.id } }));
  const retire = () =>
    mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        say(`“${theme.title}” is off sale.`);
      },
    });
  return (
    <div ref={place} tabIndex={-1} className={css.actions} {...keptFocus}>
      {theme.address && (
        <ButtonLink small look="plain" to={theme.address}>
          View it in the shop
        </ButtonLink>
      )}
      {theme.state === 'on_sale' && (
        <Button small look="plain" onClick={() => setAsking(true)}>
          Retire
        </Button>
      )}
      {isAsking && (
        <ActionDialog
          title={`Take “${theme.title}” off sale?`}
          confirm="Take it off sale"
          busy={isPending}
          error={error}
          onConfirm={retire}
          onClose={() => setAsking(false)}
        >
          <p>It leaves the shop immediately. Its orders continue, and you can put any version of it on sale again.</p>
        </ActionDialog>
      )}
    </div>
  );
}
