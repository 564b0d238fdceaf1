import { type ReactNode, useState } from 'react';
import { Button } from '../../../../components/controls/button.tsx';
import { Icon } from '../../../../components/pictures/icons.tsx';
import { messageOf } from '../../../../lib/http/api.ts';
import type { Links } from '../../hooks/use-download.ts';
import { saveFile } from '../../lib/save-file.ts';
import { DownloadProblem } from './download-problem.tsx';

interface SaveButtonProps {
  id?: string;
  look?: 'full' | 'plain';
  small?: boolean;
  fetchLinks: () => Promise<Links>;
  children: ReactNode;
}

/** Fetches a file's signed address on press and has the browser save the file. */
export function SaveButton({ id, look = 'full', small = false, fetchLinks, children }: SaveButtonProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    setBusy(true);
    setProblem(null);
    try {
      saveFile(await fetchLinks());
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button id={id} look={look} small={small} busy={busy} onClick={() => void save()}>
        <Icon name="download" /> {children}
      </Button>
      <DownloadProblem problem={problem} />
    </>
  );
}
