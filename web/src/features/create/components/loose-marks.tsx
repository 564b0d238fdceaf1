import { inOrder, looseMarks } from '@nimantran/proto/domain/mark-order';
import { Button } from '../../../components/controls/button.tsx';
import css from './loose-marks.module.css';

interface LooseMarksProps {
  words: string;
  onMend: (words: string) => void;
}

/** Reports a sign of an Indian script that no letter carries, and offers its word in the right order if only the order is wrong. */
export function LooseMarks({ words, onMend }: LooseMarksProps) {
  const word = words.split(/\s+/).find(looseMarks);
  const meant = word === undefined ? undefined : inOrder(word);
  return (
    <div role="status">
      {word !== undefined && (
        <div className={css.loose}>
          <p>A sign in “{word}” has no letter. Your video would show a dotted circle there.</p>
          {meant !== undefined && (
            <Button small look="plain" onClick={() => onMend(words.replace(word, meant))}>
              Write {meant}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
