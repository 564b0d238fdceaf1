import { sizeInWords } from '@nimantran/proto/domain/file-size';
import { BATCH_LIMITS_IN_WORDS } from '@nimantran/proto/http/studio/batches';
import { type DragEvent, useRef, useState } from 'react';
import { Field } from '../../../components/controls/field.tsx';
import { classes } from '../../../lib/classes.ts';
import css from './new-batch.module.css';

interface CsvFileProps {
  file: File | undefined;
  fault: string | undefined;
  onChoose: (file: File | undefined) => void;
}

/** A file that is chosen or dropped. */
export function CsvFile({ file, fault, onChoose }: CsvFileProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (!dropped) return;
    // The browser's own text beside the button then shows the file's name too.
    const chosen = new DataTransfer();
    chosen.items.add(dropped);
    if (input.current) input.current.files = chosen.files;
    onChoose(dropped);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping only adds to the input within, which the keyboard reaches
    <div
      className={classes(css.drop, isOver && css.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Field
        id="batch-file"
        label="CSV file"
        hint={`Up to ${BATCH_LIMITS_IN_WORDS.rows} rows and ${BATCH_LIMITS_IN_WORDS.file}. Choose it, or drop it here.`}
        fault={fault}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            onChange={(event) => onChoose(event.target.files?.[0])}
          />
        )}
      </Field>
      <p role="status" className={css.quiet}>
        {file && `${file.name}, ${sizeInWords(file.size)}`}
      </p>
    </div>
  );
}
