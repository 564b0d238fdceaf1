import { type Layout, layoutsOfVideo } from '@nimantran/proto/domain/layout';
import { addressOf } from '@nimantran/proto/http/shared/client';
import {
  BATCH_LIMITS,
  BATCH_LIMITS_IN_WORDS,
  type Batch,
  type BatchDates,
  createBatch,
  downloadBatchTemplate,
} from '@nimantran/proto/http/studio/batches';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/controls/field.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { PaletteChoice } from '../../../components/themes/palette-choice.tsx';
import { call, messageOf } from '../../../lib/http/api.ts';
import { useIdempotencyKey } from '../../../lib/http/use-idempotency-key.ts';
import { ANY_CATEGORY, type ListedTheme, themesQuery } from '../../../lib/themes/theme-queries.ts';
import { useBatchAction } from '../api/use-batch-action.ts';
import { usePhotoFiles } from '../hooks/use-photo-files.ts';
import { CsvFile } from './csv-file.tsx';
import { type BatchResolution, ResolutionField } from './look-fields.tsx';
import css from './new-batch.module.css';
import { PhotoFiles } from './photo-files.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/**
 * Creates a batch from a theme and a file, and has it checked. The theme is in the address: a batch with faults links back to it.
 */
export function CsvForm({ onMade }: { onMade: (batch: Batch) => void }) {
  const [query, setQuery] = useSearchParams();
  const themes = useQuery(themesQuery(ANY_CATEGORY));
  const theme = themes.data?.find(({ id }) => String(id) === query.get('theme'));
  const [file, setFile] = useState<File>();
  const [resolution, setResolution] = useState<BatchResolution>('1080p');
  const [dates, setDates] = useState<BatchDates>('iso');
  const [brideFirst, setBrideFirst] = useState(false);
  const [otherLayout, setOtherLayout] = useState(false);
  const [palette, setPalette] = useState('');
  const [asked, setAsked] = useState(false);
  const { photos, add, remove } = usePhotoFiles();
  const intent = useIdempotencyKey();
  const isSending = photos.some(({ state }) => state === 'waiting' || state === 'sending');
  const isLarge = file !== undefined && file.size > BATCH_LIMITS.file_bytes;
  const check = useBatchAction(async (chosen: { theme: ListedTheme; file: File }) => {
    const ready = photos.flatMap(({ name, uploadId }) => (uploadId === null ? [] : [{ file_name: name, upload_id: uploadId }]));
    const body = {
      theme_id: chosen.theme.id,
      resolution,
      dates,
      bride_first: brideFirst && chosen.theme.has_bride_first_option,
      ...(otherLayout && secondLayoutOf(chosen.theme)),
      ...(chosen.theme.palettes?.some(({ key }) => key === palette) && { palette }),
      file_name: chosen.file.name.slice(0, 200),
      file: await readBase64(chosen.file),
      photos: ready,
    };
    return call(createBatch, { body, idempotencyKey: intent.keyFor(body) });
  }, onMade);
  const chooseTheme = (id: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === '') next.delete('theme');
        else next.set('theme', id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (!theme) document.getElementById('batch-theme')?.focus();
        else if (!file || isLarge) document.getElementById('batch-file')?.focus();
        if (theme && file && !isLarge && !isSending && !check.isPending) check.mutate({ theme, file });
      }}
    >
      <ThemeChoice
        themes={themes}
        chosen={theme}
        fault={asked && !theme && !themes.isPending ? 'Choose the theme for your rows.' : undefined}
        onChoose={chooseTheme}
      />
      {theme && (
        <div>
          <a
            className={css.link}
            href={addressOf(downloadBatchTemplate, { params: undefined, query: { theme_id: theme.id } })}
            download
          >
            Download the template of {theme.title}
          </a>
          <p className={css.quiet}>One row makes one video. Fill in the template and save it as CSV UTF-8.</p>
        </div>
      )}
      <CsvFile
        file={file}
        fault={
          isLarge
            ? `The file is larger than ${BATCH_LIMITS_IN_WORDS.file}. Split it into several files.`
            : asked && !file
              ? 'Choose the file with your rows.'
              : undefined
        }
        onChoose={setFile}
      />
      <div className={css.pair}>
        <ResolutionField value={resolution} onChange={setResolution} />
        <Field id="batch-dates" label="Dates such as 5/12/2026" hint="2026-12-05 and 5 December 2026 are always understood.">
          {(control) => (
            <select
              {...control}
              value={dates}
              onChange={(event) => setDates(event.target.value === 'day_first' ? 'day_first' : 'iso')}
            >
              <option value="iso">are rejected: they could mean two different days</option>
              <option value="day_first">have the day first: 5 December</option>
            </select>
          )}
        </Field>
      </div>
      {theme?.has_bride_first_option && (
        <label className={css.tick}>
          <input type="checkbox" checked={brideFirst} onChange={(event) => setBrideFirst(event.target.checked)} />
          Bride's name first, unless a row says otherwise
        </label>
      )}
      {theme?.has_second_layout && (
        <label className={css.tick}>
          <input type="checkbox" checked={otherLayout} onChange={(event) => setOtherLayout(event.target.checked)} />
          {theme.portrait_orientation ? 'Wide videos; otherwise they are upright' : 'Upright videos; otherwise they are wide'}
        </label>
      )}
      {theme?.palettes && <PaletteChoice palettes={theme.palettes} value={palette} onChange={setPalette} />}
      {theme?.images && theme.images.length > 0 && (
        <PhotoFiles photos={photos} onAdd={(files) => void add(files)} onRemove={remove} />
      )}
      {check.isError && (
        <Notice kind="error">
          <p>{messageOf(check.error)}</p>
        </Notice>
      )}
      <p>
        <Button type="submit" busy={check.isPending || (asked && isSending)}>
          {isSending ? 'Uploading photos …' : 'Check the file'}
        </Button>
      </p>
    </form>
  );
}

function secondLayoutOf(theme: ListedTheme): { layout?: Layout } {
  const [, layout] = layoutsOfVideo(theme);
  return layout ? { layout } : {};
}

/** A file's bytes in base 64. */
function readBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const address = String(reader.result);
      resolve(address.slice(address.indexOf(',') + 1));
    };
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
