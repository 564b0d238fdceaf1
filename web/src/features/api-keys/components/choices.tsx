import { useId } from 'react';
import css from './keys.module.css';

interface ChoicesProps<Value extends string> {
  legend: string;
  /** Id of the first box, to which a fault leads. */
  id: string;
  offered: readonly Value[];
  labels: Readonly<Record<Value, { name: string; note: string }>>;
  chosen: readonly Value[];
  fault: string | undefined;
  onChange: (chosen: readonly Value[]) => void;
}

/** Boxes of which several can be ticked, each with what it means. */
export function Choices<Value extends string>({ legend, id, offered, labels, chosen, fault, onChange }: ChoicesProps<Value>) {
  const own = useId();
  return (
    <fieldset className={css.choices} aria-describedby={fault && `${own}-fault`}>
      <legend>{legend}</legend>
      {offered.map((value, index) => (
        <label key={value} className={css.choice}>
          <input
            {...(index === 0 && { id })}
            type="checkbox"
            checked={chosen.includes(value)}
            aria-describedby={`${own}-${value}`}
            onChange={({ target }) => onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))}
          />
          <span>
            {labels[value].name}
            <span id={`${own}-${value}`} className={css.note}>
              {labels[value].note}
            </span>
          </span>
        </label>
      ))}
      {fault && (
        <p id={`${own}-fault`} className={css.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  );
}
