import { useState } from 'react';
import { readStored, writeStored } from '../../../lib/browser/storage.ts';

const STORED_AS = 'designer-keys';

/** Single-key shortcuts can be switched off: voice control and accidental key presses trigger them too. */
export function useKeyChoice(): [enabled: boolean, choose: (enabled: boolean) => void] {
  const [enabled, setEnabled] = useState(() => readStored(STORED_AS) !== 'off');
  return [
    enabled,
    (next) => {
      setEnabled(next);
      writeStored(STORED_AS, next ? 'on' : 'off');
    },
  ];
}
