import type { UploadedPackage } from '@nimantran/proto/http/catalog/admin-themes';
import {
  playThemeTrial,
  startThemeTrial,
  type ThemeTrial,
  TRIAL_RESOLUTIONS,
  type TrialPart,
} from '@nimantran/proto/http/studio/theme-trials';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { LintReport } from '../../../components/staff/lint-report.tsx';
import { PackageDrop } from '../../../components/staff/package-drop.tsx';
import { SceneStills } from '../../../components/staff/scene-stills.tsx';
import { StaffFieldInput } from '../../../components/staff/staff-field-input.tsx';
import { call, messageOf } from '../../../lib/http/api.ts';
import { LAYOUT_NAMES } from '../../../lib/themes/layout-names.ts';
import { trialKey, trialQuery } from '../api/trial-queries.ts';
import css from './guide.module.css';

/** Accepts a package and renders it with the author's own texts, using the renderer that makes the videos on sale. */
export function Trial() {
  const client = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const id = query.get('trial') ?? '';
  const trial = useQuery({ ...trialQuery(id), enabled: /^[0-9a-f-]{36}$/.test(id) });
  const start = useMutation({
    mutationFn: (uploaded: UploadedPackage) => call(startThemeTrial, { body: { package_id: uploaded.id } }),
    onSuccess: (begun) => {
      client.setQueryData(trialKey(begun.id), begun);
      setQuery({ trial: begun.id }, { replace: true, preventScrollReset: true });
    },
  });
  const error = start.error ?? trial.error;
  return (
    <section id="try" className={css.chapter} aria-labelledby="try-title">
      <h2 id="try-title">Try out a package</h2>
      <p className={css.lead}>
        Drop a package here: the linter checks it, its scenes are drawn, and you can play it with your own text, in both layouts
        if it has two. Pictures and video come from the renderer that makes customers’ videos, so you see exactly what they will
        get. Nobody else sees it. You can try one package at a time, and everything is deleted after a day.
      </p>
      <PackageDrop label="Choose a package to try" onUploaded={(uploaded) => start.mutate(uploaded)} />
      {start.isPending && <p role="status">Opening it …</p>}
      {error && (
        <Notice kind="error">
          <p>{messageOf(error)}</p>
        </Notice>
      )}
      {trial.data && <Opened key={trial.data.id} trial={trial.data} />}
    </section>
  );
}

function Opened({ trial }: { trial: ThemeTrial }) {
  const { manifest, lint, second } = trial;
  return (
    <div className={css.trial}>
      <div>
        <h3>
          {manifest.title} <span className={css.quiet}>with your text</span>
        </h3>
        <Words trial={trial} />
      </div>
      <div className={css.made}>
        <Made title={manifest.title} part={trial} />
        {second && (
          <Made
            title={`${manifest.title} (${LAYOUT_NAMES[second.layout].toLowerCase()})`}
            part={second}
            shape={LAYOUT_NAMES[second.layout].toLowerCase()}
          />
        )}
      </div>
      <div className={css.wide}>
        <h3>Linter findings</h3>
        {lint ? <LintReport lint={lint} /> : <p className={css.quiet}>The linter is checking the package …</p>}
      </div>
    </div>
  );
}

function Words({ trial: { id, manifest } }: { trial: ThemeTrial }) {
  const client = useQueryClient();
  const [words, setWords] = useState<Record<string, string>>(() =>
    Object.fromEntries(manifest.fields.map(({ key, sample }) => [key, sample])),
  );
  const [brideFirst, setBrideFirst] = useState(false);
  const [resolution, setResolution] = useState<(typeof TRIAL_RESOLUTIONS)[number]>('480p');
  const play = useMutation({
    mutationFn: () =>
      call(playThemeTrial, { params: { trial_id: id }, body: { details: words, bride_first: brideFirst, resolution } }),
    onSuccess: (played) => client.setQueryData(trialKey(id), played),
  });
  return (
    <form
      className={css.words}
      onSubmit={(event) => {
        event.preventDefault();
        play.mutate();
      }}
    >
      {manifest.fields.map((field) => (
        <StaffFieldInput
          key={field.key}
          // Any field may be left empty here: that is one of the things to try.
          field={{ ...field, required: false }}
          idPrefix="trial"
          value={words[field.key] ?? ''}
          onChange={(value) => setWords((before) => ({ ...before, [field.key]: value }))}
        />
      ))}
      {manifest.has_bride_first_option && (
        <label className={css.check}>
          <input type="checkbox" checked={brideFirst} onChange={(event) => setBrideFirst(event.target.checked)} />
          Bride’s name first
        </label>
      )}
      <fieldset className={css.sizes}>
        <legend>Size of the video</legend>
        {TRIAL_RESOLUTIONS.map((size) => (
          <label key={size} className={css.check}>
            <input type="radio" name="trial-size" checked={resolution === size} onChange={() => setResolution(size)} />
            {size}
          </label>
        ))}
      </fieldset>
      <p className={css.quiet}>The photos come from the package.</p>
      <Button type="submit" busy={play.isPending}>
        Play it with this text
      </Button>
      {play.error && (
        <Notice kind="error">
          <p>{messageOf(play.error)}</p>
        </Notice>
      )}
    </form>
  );
}

/** Video and scenes of a layout; `shape` names the second. */
function Made({ title, part, shape }: { title: string; part: TrialPart; shape?: string }) {
  const { film, stills } = part;
  const which = shape === undefined ? '' : `, ${shape}`;
  return (
    <>
      <h3>The video{which}</h3>
      <Film film={film} title={title} />
      <h3>Its scenes{which}</h3>
      <Progress state={stills.state} error={stills.error} making="The scenes are being drawn …" />
      <SceneStills title={title} stills={stills.pictures} />
    </>
  );
}

function Film({ film, title }: { film: TrialPart['film']; title: string }) {
  if (film === null) return <p className={css.quiet}>Enter your text and play it.</p>;
  const share = film.progress ? ` ${Math.round(film.progress.fraction * 100)} %` : '';
  return (
    <>
      <Progress state={film.state} error={film.error} making={`The video is being rendered …${share}`} />
      {film.url && (
        // biome-ignore lint/a11y/useMediaCaption: the videos have music but no speech
        <video className={css.film} src={film.url} controls preload="metadata" aria-label={`${title} with your text`} />
      )}
    </>
  );
}

function Progress({ state, error, making }: { state: ThemeTrial['stills']['state']; error: string | null; making: string }) {
  return (
    <div role="status">
      {(state === 'queued' || state === 'running') && (
        <p className={css.quiet}>{state === 'queued' ? 'Waiting in the queue …' : making}</p>
      )}
      {state === 'cancelled' && <p className={css.quiet}>Replaced by another trial.</p>}
      {state === 'failed' && (
        <Notice kind="warning">
          <p>It could not be rendered: {error}</p>
        </Notice>
      )}
    </div>
  );
}
