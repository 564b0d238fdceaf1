import type { Crop } from '@nimantran/proto/domain/customisation';
import { useState } from 'react';
import { useSignedAddress } from '../../../../lib/browser/signed-address.ts';
import css from './photo-list.module.css';

interface PhotoProps {
  url: string;
  label: string;
  crop: Crop | undefined;
  onEnlarge: (url: string) => void;
}

export function Photo({ url, label, crop, onEnlarge }: PhotoProps) {
  const { address, giveUp } = useSignedAddress(url);
  const [failed, setFailed] = useState<string>();
  if (failed === address) {
    return (
      <button
        type="button"
        className={css.none}
        onClick={() => {
          giveUp();
          setFailed(undefined);
        }}
      >
        The photo could not be loaded. Try again
      </button>
    );
  }
  return (
    <button type="button" className={css.frame} onClick={() => onEnlarge(address)} aria-label={`Enlarge: ${label}`}>
      <img src={address} alt="" onError={() => setFailed(address)} />
      {crop && (
        <span
          className={css.crop}
          style={{
            left: `${crop.x * 100}%`,
            top: `${crop.y * 100}%`,
            width: `${crop.width * 100}%`,
            height: `${crop.height * 100}%`,
          }}
        />
      )}
    </button>
  );
}
