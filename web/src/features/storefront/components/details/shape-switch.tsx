import type { Layout } from '@nimantran/proto/domain/layout';
import { LAYOUT_NAMES } from '../../../../lib/themes/layout-names.ts';
import css from './shape-switch.module.css';

interface ShapeSwitchProps {
  layouts: readonly Layout[];
  shown: Layout | undefined;
  onShow: (layout: Layout) => void;
}

/** Which shape of a theme with both its page shows. */
export function ShapeSwitch({ layouts, shown, onShow }: ShapeSwitchProps) {
  return (
    <fieldset className={css.switch}>
      <legend className="visually-hidden">Shape shown</legend>
      {layouts.map((layout) => (
        <label key={layout}>
          <input type="radio" name="shape" checked={layout === shown} onChange={() => onShow(layout)} />
          {LAYOUT_NAMES[layout]}
        </label>
      ))}
    </fieldset>
  );
}
