import type { OfferedPalette } from '@nimantran/proto/domain/palette';
import { useId } from 'react';
import css from './palette-choice.module.css';

interface PaletteChoiceProps {
  palettes: readonly OfferedPalette[];
  /** A palette's key; the first one, the theme's own, if it is none of theirs. */
  value: string | null | undefined;
  onChange: (key: string) => void;
}

/** The colours of a video, if a theme has several. */
export function PaletteChoice({ palettes, value, onChange }: PaletteChoiceProps) {
  const name = useId();
  const chosen = palettes.find(({ key }) => key === value) ?? palettes[0];
  return (
    <fieldset className={css.group}>
      <legend>Colours</legend>
      {palettes.map((palette) => (
        <label key={palette.key} className={css.choice}>
          <input type="radio" name={name} checked={palette === chosen} onChange={() => onChange(palette.key)} />
          <Swatch of={palette} />
          {palette.name}
        </label>
      ))}
    </fieldset>
  );
}

/** A drawing, because the policy of pages forbids colours in style attributes. */
export const Swatch = ({ of }: { of: OfferedPalette }) => (
  <svg className={css.swatch} viewBox={`0 0 ${of.swatch.length} 1`} preserveAspectRatio="none" aria-hidden="true">
    {of.swatch.map((color, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a palette may have a colour twice
      <rect key={index} x={index} width="1.02" height="1" fill={color} />
    ))}
  </svg>
);
