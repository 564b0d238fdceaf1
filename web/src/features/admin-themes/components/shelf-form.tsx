import { PRICING_IDS } from '@nimantran/proto/domain/pricing';
import { type AdminTheme, editTheme } from '@nimantran/proto/http/catalog/admin-themes';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/controls/field.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { call, messageOf } from '../../../lib/http/api.ts';
import { useThemeChange } from '../api/use-theme-change.ts';
import { type ShelfWords, shelfOf, wordsOf } from '../lib/shelf-texts.ts';
import css from './themes.module.css';

/** Settings that need no new package. Fields, photos, scenes, music and automatic delivery of the video belong to the package. */
export function ShelfForm({ theme }: { theme: AdminTheme }) {
  const [words, setWords] = useState<ShelfWords>(() => wordsOf(theme));
  const save = useThemeChange(theme.id, () =>
    call(editTheme, { params: { theme_id: theme.id }, body: shelfOf(words, PRICING_IDS) }),
  );
  const { from_package: own } = theme;
  const set = (name: keyof ShelfWords) => (event: { target: { value: string } }) =>
    setWords((before) => ({ ...before, [name]: event.target.value }) as ShelfWords);
  if (theme.state === 'unpublished') return null;
  return (
    <section className={css.version} aria-labelledby="shelf">
      <h2 id="shelf">In the shop</h2>
      <p className={css.quiet}>
        These settings apply to every version. If you leave one empty, the package’s own value applies, shown in grey.
      </p>
      <form
        className={css.shelf}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(undefined);
        }}
      >
        <Field id="shelf-title" label="Title" optional>
          {(control) => <input {...control} maxLength={80} value={words.title} placeholder={own.title} onChange={set('title')} />}
        </Field>
        <Field id="shelf-sub" label="Sub-category" optional>
          {(control) => (
            <input
              {...control}
              maxLength={40}
              value={words.sub_category}
              placeholder={own.sub_category || 'none'}
              onChange={set('sub_category')}
            />
          )}
        </Field>
        <Field id="shelf-priority" label="Priority" optional hint="A higher number comes earlier in lists.">
          {(control) => (
            <input
              {...control}
              type="number"
              step={1}
              value={words.priority}
              placeholder={String(own.priority)}
              onChange={set('priority')}
            />
          )}
        </Field>
        <Field id="shelf-price" label="Price model" hint="New orders only: an order keeps its price.">
          {(control) => (
            <select {...control} value={words.pricing_id} onChange={set('pricing_id')}>
              <option value="">From the package: {own.pricing_id}</option>
              {PRICING_IDS.map((id) => (
                <option key={id} value={id}>
                  {id}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field id="shelf-badge" label="Badge">
          {(control) => (
            <select {...control} value={words.badge} onChange={set('badge')}>
              <option value="">From the package: {own.is_elite_version ? 'Elite' : 'by its price'}</option>
              <option value="elite">Elite</option>
              <option value="plain">By its price</option>
            </select>
          )}
        </Field>
        <Field id="shelf-tags" label="Tags" optional hint="Separated by commas.">
          {(control) => <input {...control} value={words.tags} placeholder={own.tags.join(', ')} onChange={set('tags')} />}
        </Field>
        <div className={css.wide}>
          <Field id="shelf-description" label="Description" optional>
            {(control) => (
              <textarea
                {...control}
                rows={4}
                maxLength={2000}
                value={words.description}
                placeholder={own.description}
                onChange={set('description')}
                // Browsers scroll only the line with the cursor into view.
                onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
              />
            )}
          </Field>
        </div>
        <div className={css.actions}>
          <Button type="submit" small busy={save.isPending}>
            Save
          </Button>
          <span role="status">{save.isSuccess && 'Saved. The shop shows it immediately.'}</span>
        </div>
      </form>
      {save.error && (
        <Notice kind="error">
          <p>{messageOf(save.error)}</p>
        </Notice>
      )}
    </section>
  );
}
