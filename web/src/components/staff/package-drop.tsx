import { THEME_PACKAGE_LIMITS, type UploadedPackage } from '@nimantran/proto/http/catalog/admin-themes';
import { type DragEvent, useRef, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { isProblem, messageOf } from '../../lib/http/api.ts';
import { sendPackage } from '../../lib/themes/send-theme-package.ts';
import { Button } from '../controls/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import css from './package-drop.module.css';

interface PackageDropProps {
  label: string;
  onUploaded: (uploaded: UploadedPackage) => void;
}

/** Accepts a theme package by file picker or drop, uploads it and reports its faults. */
export function PackageDrop({ label, onUploaded }: PackageDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<number>();
  const [name, setName] = useState('');
  const [error, setError] = useState<unknown>();
  const [over, setOver] = useState(false);
  const busy = sent !== undefined;

  const send = async (file: File | undefined) => {
    if (!file || busy) return;
    setError(undefined);
    setName(file.name);
    setSent(0);
    try {
      onUploaded(await sendPackage(file, setSent));
    } catch (fault) {
      setError(fault);
    } finally {
      setSent(undefined);
      if (input.current) input.current.value = '';
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  };

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the button does the same */}
      <div
        className={classes(css.drop, over && css.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          accept=".zip,application/zip"
          hidden
          aria-label={label}
          onChange={(event) => void send(event.target.files?.[0])}
        />
        <Button look="plain" busy={busy} onClick={() => input.current?.click()}>
          {label}
        </Button>
        <p className={css.hint}>
          or drop a zip file here, up to {THEME_PACKAGE_LIMITS.bytes / 1024 / 1024} MB. We keep it for a day.
        </p>
        {busy && <progress className={css.progress} value={sent} max={1} aria-label={`Sending ${name}`} />}
      </div>
      <p className={css.status} role="status">
        {busy && (sent < 1 ? `Sending ${name} …` : `Reading ${name} …`)}
      </p>
      {error !== undefined && (
        <Notice kind="error">
          <p>{messageOf(error)}</p>
          {isProblem(error) && error.problem.errors && (
            <ul className={css.faults}>
              {error.problem.errors.map(({ message }) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </div>
  );
}
