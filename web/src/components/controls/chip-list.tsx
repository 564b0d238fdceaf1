import { useId, useRef, useState } from 'react';
import { Icon } from '../pictures/icons.tsx';
import { addChip, CHIP_SEPARATOR_KEY, type ChipLimits } from './add-chip.ts';
import css from './chip-list.module.css';

interface ChipListProps {
  label: string;
  hint: string;
  chips: readonly string[];
  limits: ChipLimits;
  onChange: (chips: readonly string[]) => void;
}

/** A list of terms typed one by one: Enter adds a chip, Backspace in the empty box removes the last one. */
export function ChipList({ label, hint, chips, limits, onChange }: ChipListProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const full = chips.length >= limits.most;

  const add = () => {
    onChange(addChip(chips, text, limits));
    setText('');
  };
  const remove = (chip: string) => {
    onChange(chips.filter((other) => other !== chip));
    box.current?.focus();
  };

  return (
    <div className={css.list}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={css.box}>
        {chips.map((chip) => (
          <button key={chip} type="button" className={css.chip} aria-label={`Remove ${chip}`} onClick={() => remove(chip)}>
            {chip}
            <Icon name="close" size={14} />
          </button>
        ))}
        <input
          ref={box}
          id={id}
          className={css.input}
          type="text"
          value={text}
          maxLength={limits.longest}
          readOnly={full}
          autoComplete="off"
          enterKeyHint="done"
          aria-describedby={`${id}-hint`}
          onChange={(event) => setText(event.target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            // An input method ends its word with Enter as well.
            if (event.nativeEvent.isComposing) return;
            if (event.key === CHIP_SEPARATOR_KEY) {
              event.preventDefault();
              add();
            }
            const last = chips.at(-1);
            if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last);
          }}
        />
      </div>
      <p id={`${id}-hint`} className={css.hint}>
        {full ? `You have added ${limits.most} entries, which is the maximum.` : hint}
      </p>
    </div>
  );
}
