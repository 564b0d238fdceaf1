import type { UseQueryResult } from '@tanstack/react-query';
import { Field } from '../../../components/controls/field.tsx';
import { Picture } from '../../../components/pictures/picture.tsx';
import { themePicture } from '../../../lib/themes/theme-picture.ts';
import type { ListedTheme } from '../../../lib/themes/theme-queries.ts';
import css from './new-batch.module.css';

interface ThemeChoiceProps {
  themes: Pick<UseQueryResult<ListedTheme[]>, 'data' | 'isError' | 'isPending'>;
  chosen: ListedTheme | undefined;
  fault: string | undefined;
  /** The theme's number, empty for none. */
  onChoose: (id: string) => void;
}

/** The themes on sale by title, with the picture of the chosen one. */
export function ThemeChoice({ themes, chosen, fault, onChoose }: ThemeChoiceProps) {
  const sorted = (themes.data ?? []).toSorted((one, other) => one.title.localeCompare(other.title));
  const picture = chosen && themePicture(chosen);
  return (
    <div className={css.theme}>
      <Field id="batch-theme" label="Theme" fault={themes.isError ? 'The themes could not be loaded. Reload the page.' : fault}>
        {(control) => (
          <select {...control} value={chosen?.id ?? ''} onChange={(event) => onChoose(event.target.value)}>
            <option value="">{themes.isPending ? 'Loading …' : 'Choose a theme'}</option>
            {sorted.map(({ id, title, category }) => (
              <option key={id} value={id}>
                {title} ({category})
              </option>
            ))}
          </select>
        )}
      </Field>
      {picture && <Picture files={picture} alt={`A still of ${chosen.title}`} sizes="160px" className={css.still} />}
    </div>
  );
}
