import type { SampleBlock } from '@nimantran/proto/domain/post';
import { useId } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { classes } from '../../../lib/classes.ts';
import { say } from '../../../lib/snackbar.ts';
import css from './sample.module.css';

/** Arabic and Urdu. */
const RIGHT_TO_LEFT = /^[au]r$/;

/** A sample text from a video or a message, with a button that copies it. */
export function Sample({ sample }: { sample: SampleBlock }) {
  const { look, label, lang, text } = sample;
  const caption = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      say('The text was copied.');
    } catch (error) {
      console.warn('The text could not be copied', error);
      say('Your browser does not allow copying. Please select the text and copy it yourself.');
    }
  };
  return (
    <figure className={classes(css.sample, css[look])} data-later="" aria-labelledby={caption}>
      <figcaption className={css.head}>
        <span id={caption}>{label}</span>
        <Button look="quiet" className={css.copy} onClick={() => void copy()}>
          Copy <span className="visually-hidden">“{label}”</span>
        </Button>
      </figcaption>
      <p className={css.text} lang={lang} dir={RIGHT_TO_LEFT.test(lang) ? 'rtl' : undefined}>
        {text}
      </p>
    </figure>
  );
}
