import type { KeyboardEvent } from 'react';
import { clockOf, spokenClock } from '../../lib/time/clock.ts';
import css from './music-chooser.module.css';

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
};
const FINE = 0.1;

interface StartSliderProps {
  startSeconds: number;
  lastSeconds: number;
  fault: string | undefined;
  onStart: (wantedSeconds: number) => void;
}

/** A slider for the start: arrow keys move by seconds, with Shift by tenths, page keys by ten seconds. */
export function StartSlider({ startSeconds, lastSeconds, fault, onStart }: StartSliderProps) {
  const pressed = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onStart(startSeconds + (event.shiftKey ? Math.sign(step) * FINE : step));
  };
  return (
    <>
      <label className={css.start}>
        <span>Starts at</span>
        <input
          id="music.start_seconds"
          type="range"
          min={0}
          max={lastSeconds}
          step={FINE}
          value={startSeconds}
          aria-invalid={fault !== undefined}
          aria-describedby={fault ? 'music.start_seconds-fault' : undefined}
          aria-valuetext={spokenClock(startSeconds)}
          onChange={(event) => onStart(event.target.valueAsNumber)}
          onKeyDown={pressed}
        />
        <span className={css.times}>{clockOf(startSeconds)}</span>
      </label>
      {fault && (
        <p id="music.start_seconds-fault" className={css.fault}>
          {fault}
        </p>
      )}
    </>
  );
}
