import { classes } from '../../lib/classes.ts';
import css from './devanagari-word.module.css';

/** निमंत्रण as outlines (Mukta Medium, SIL OFL 1.1) in the text colour, so that the brand needs no Devanagari font. */
export function DevanagariWord({ height = 16, className }: { height?: number; className?: string | undefined }) {
  return (
    <span
      className={classes(css.word, className)}
      style={{ height, width: height * 2.31 }}
      role="img"
      lang="hi"
      aria-label="निमंत्रण"
    />
  );
}
