import { classes } from '../../../lib/classes.ts';
import css from './flow-steps.module.css';

const STEPS = ['Details', 'Verify', 'Pay'] as const;

export function FlowSteps({ current }: { current: (typeof STEPS)[number] }) {
  return (
    <ol className={css.steps} aria-label="Steps">
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={classes(index < STEPS.indexOf(current) && css.done)}
          aria-current={step === current ? 'step' : undefined}
        >
          {index + 1}. {step}
        </li>
      ))}
    </ol>
  );
}
