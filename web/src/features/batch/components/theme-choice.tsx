import { useQuery } from '@tanstack/react-query';
import { Field } from '../../../components/field.tsx';
import { Picture } from '../../../components/picture.tsx';
import { themePicture } from '../../../lib/pictures.ts';
import { ANY_CATEGORY, type ListedTheme, themesQuery } from '../../../lib/themes.ts';
import css from './new-batch.module.css';

interface ThemeChoiceProps {
  chosen: ListedTheme | undefined;
  onChoose: (theme: ListedTheme | undefined) => void;
}

/** The themes on sale by their titles, with the picture of the one that is chosen. */
export function ThemeChoice({ chosen, onChoose }: ThemeChoiceProps) {
  const themes = useQuery(themesQuery(ANY_CATEGORY));
  const sorted = (themes.data ?? []).toSorted((one, other) => one.title.localeCompare(other.title));
  const picture = chosen && themePicture(chosen);
  return (
    <div className={css.theme}>
      <Field
        id="batch-theme"
        label="Theme"
        fault={themes.isError ? 'The themes could not be loaded. Reload the page.' : undefined}
      >
        {(control) => (
          <select
            {...control}
            value={chosen?.id ?? ''}
            onChange={(event) => onChoose(sorted.find(({ id }) => String(id) === event.target.value))}
          >
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
