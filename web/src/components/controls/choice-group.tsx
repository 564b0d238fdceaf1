import { useId } from 'react';
import css from './choice-group.module.css';

interface Choice<Value extends string> {
  value: Value;
  label: string;
  note: string;
  price: string | undefined;
}

interface ChoiceGroupProps<Value extends string> {
  legend: string;
  /** Applies to all choices. */
  hint?: string;
  name: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
}

export function ChoiceGroup<Value extends string>({ legend, hint, name, value, choices, onChange }: ChoiceGroupProps<Value>) {
  const id = useId();
  return (
    <fieldset className={css.group} aria-describedby={hint && `${id}-hint`}>
      <legend>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {choices.map((choice) => (
        <label key={choice.value} className={css.choice}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            aria-labelledby={`${id}-${choice.value} ${id}-${choice.value}-price`}
            aria-describedby={`${id}-${choice.value}-note`}
            onChange={() => onChange(choice.value)}
          />
          <span className={css.words}>
            <span id={`${id}-${choice.value}`}>{choice.label}</span>
            <span id={`${id}-${choice.value}-note`} className={css.note}>
              {choice.note}
            </span>
          </span>
          <span id={`${id}-${choice.value}-price`} className={css.price}>
            {choice.price}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
