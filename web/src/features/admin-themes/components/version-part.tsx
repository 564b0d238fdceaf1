import { HOUR_MS } from '@nimantran/proto/domain/durations';
import type { AdminTheme, AdminThemeVersion } from '@nimantran/proto/http/catalog/admin-themes';
import { publishThemeVersion, scheduleThemeVersion } from '@nimantran/proto/http/catalog/admin-themes';
import { useId, useRef, useState } from 'react';
import { Button, buttonClass } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/controls/field.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { StateMark } from '../../../components/orders/state-mark.tsx';
import { LintReport } from '../../../components/staff/lint-report.tsx';
import { SceneStills } from '../../../components/staff/scene-stills.tsx';
import { useFocusFallback } from '../../../lib/hooks/use-focus-fallback.ts';
import { call, messageOf } from '../../../lib/http/api.ts';
import { say } from '../../../lib/snackbar.ts';
import { LAYOUT_NAMES } from '../../../lib/themes/layout-names.ts';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { readMoment, writeMoment } from '../../../lib/time/read-day.ts';
import { useThemeChange } from '../api/use-theme-change.ts';
import { secondState, VERSION_STATES, WAITS } from '../lib/theme-labels.ts';
import css from './themes.module.css';

/** A version: its stills, its lint report and its actions. */
export function VersionPart({ theme, version }: { theme: AdminTheme; version: AdminThemeVersion }) {
  const id = useId();
  const { name, tone } = VERSION_STATES[version.state];
  const isOpen = version.state !== 'earlier';
  return (
    <section className={css.version} aria-labelledby={id}>
      <div className={css.versionHead}>
        <h2 id={id}>
          Version <code>{version.version.slice(0, 8)}</code>
        </h2>
        <StateMark tone={tone}>{name}</StateMark>
        <span className={css.quiet}>{originOf(version)}</span>
      </div>
      <VersionActions theme={theme} version={version} />
      <details open={isOpen} className={css.details}>
        <summary>Appearance</summary>
        <Drawn title={version.title} drawn={version} />
      </details>
      {version.second && (
        <details open={isOpen} className={css.details}>
          <summary>Appearance, {LAYOUT_NAMES[version.second.layout].toLowerCase()}</summary>
          <p className={css.quiet} role="status">
            {secondState(version.second)}
          </p>
          <Drawn title={`${version.title}, ${LAYOUT_NAMES[version.second.layout].toLowerCase()}`} drawn={version.second} />
        </details>
      )}
      {version.lint && (
        <details open={version.waits_for === 'errors' || version.state === 'new'} className={css.details}>
          <summary>Linter findings</summary>
          <LintReport lint={version.lint} />
        </details>
      )}
    </section>
  );
}

function Drawn({ title, drawn }: { title: string; drawn: Pick<AdminThemeVersion, 'stills' | 'sample_url'> }) {
  return (
    <>
      {drawn.stills.length === 0 ? (
        <p className={css.quiet}>No pictures of this version are stored.</p>
      ) : (
        <SceneStills title={title} stills={drawn.stills} />
      )}
      {drawn.sample_url && (
        // biome-ignore lint/a11y/useMediaCaption: the videos have music but no speech
        <video
          className={css.film}
          src={drawn.sample_url}
          controls
          preload="none"
          poster={drawn.stills[0]?.url}
          aria-label={`Sample video of ${title}`}
        />
      )}
    </>
  );
}

function originOf({ added_at, added_by, published_at, duration_seconds, fields, slots }: AdminThemeVersion): string {
  const from = added_by
    ? `added ${shortIndianMoment(added_at)} by ${added_by}`
    : `included with the shop ${shortIndianMoment(added_at)}`;
  const sold = published_at ? `, first sold ${shortIndianMoment(published_at)}` : '';
  return `${from}${sold}; ${Math.round(duration_seconds)} s, ${fields} fields, ${slots} photos`;
}

function VersionActions({ theme, version }: { theme: AdminTheme; version: AdminThemeVersion }) {
  const params = { theme_id: theme.id, version: version.version };
  const publish = useThemeChange(theme.id, () => call(publishThemeVersion, { params }));
  const schedule = useThemeChange(theme.id, (at: string | null) => call(scheduleThemeVersion, { params, body: { at } }));
  const [planning, setPlanning] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const keptFocus = useFocusFallback(place);
  const error = publish.error ?? schedule.error;
  const ask = version.state === 'earlier' || theme.state === 'retired';
  return (
    <div ref={place} tabIndex={-1} className={css.steps} {...keptFocus}>
      {version.waits_for && (
        <p className={css.waits} role="status">
          {WAITS[version.waits_for]}
          {version.waits_for !== 'errors' && (
            <>
              {' '}
              <Link to="/admin/renders">See the renders</Link>
            </>
          )}
        </p>
      )}
      <div className={css.actions}>
        {version.state !== 'on_sale' && version.waits_for === null && (
          <>
            <Button
              small
              busy={publish.isPending}
              onClick={() => publish.mutate(undefined, { onSuccess: () => say('It is on sale now.') })}
            >
              {ask ? 'Put this version on sale' : 'Publish now'}
            </Button>
            {version.scheduled_for === null && (
              <Button small look="plain" aria-expanded={planning} onClick={() => setPlanning(!planning)}>
                Schedule
              </Button>
            )}
          </>
        )}
        {version.scheduled_for !== null && (
          <Button small look="plain" busy={schedule.isPending} onClick={() => schedule.mutate(null)}>
            Cancel the schedule ({shortIndianMoment(version.scheduled_for)})
          </Button>
        )}
        <a className={buttonClass({ small: true, look: 'plain' })} href={version.package_url} download>
          Save the package
        </a>
      </div>
      {planning && version.scheduled_for === null && (
        <ScheduleForm busy={schedule.isPending} onChoose={(at) => schedule.mutate(at, { onSuccess: () => setPlanning(false) })} />
      )}
      {error && (
        <Notice kind="error">
          <p>{messageOf(error)}</p>
        </Notice>
      )}
    </div>
  );
}

function ScheduleForm({ busy, onChoose }: { busy: boolean; onChoose: (at: string) => void }) {
  const id = useId();
  const [at, setAt] = useState(() => writeMoment(new Date(Date.now() + 24 * HOUR_MS)));
  const [fault, setFault] = useState<string>();
  return (
    <form
      className={css.schedule}
      onSubmit={(event) => {
        event.preventDefault();
        const time = readMoment(at);
        const isRight = time !== undefined && time.getTime() > Date.now();
        setFault(isRight ? undefined : 'Write a time in the future, as in 5 Dec 2026, 7:30 pm.');
        if (isRight) onChoose(time.toISOString());
      }}
    >
      <Field id={id} label="Goes on sale at" hint="In your own time zone. It happens automatically." fault={fault}>
        {(control) => (
          <input {...control} maxLength={40} autoComplete="off" value={at} onChange={(event) => setAt(event.target.value)} />
        )}
      </Field>
      <Button small type="submit" busy={busy}>
        Schedule it
      </Button>
    </form>
  );
}
