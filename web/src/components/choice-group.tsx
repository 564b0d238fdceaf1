import css from './choice-group.module.css';

interface Choice<Value extends string> {
  value: Value;
  label: string;
  note: string;
  price: string | undefined;
}

interface ChoiceGroupProps<Value extends string> {
  legend: string;
  name: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
}

export function ChoiceGroup<Value extends string>({ legend, name, value, choices, onChange }: ChoiceGroupProps<Value>) {
  return (
    <fieldset className={css.group}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={css.choice}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span className={css.words}>
            {choice.label}
            <span className={css.note}>{choice.note}</span>
          </span>
          {choice.price && <span className={css.price}>{choice.price}</span>}
        </label>
      ))}
    </fieldset>
  );
}
