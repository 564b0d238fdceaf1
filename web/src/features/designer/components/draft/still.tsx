import { useSignedAddress } from '../../../../lib/browser/signed-address.ts';
import css from './video-column.module.css';

interface StillProps {
  url: string;
  alt: string;
  className?: string | undefined;
  onEnlarge?: (url: string) => void;
}

export function Still({ url, alt, className, onEnlarge }: StillProps) {
  const { address } = useSignedAddress(url);
  const picture = <img src={address} alt={alt} className={className} />;
  if (!onEnlarge) return picture;
  return (
    <button type="button" className={css.zoom} onClick={() => onEnlarge(address)} aria-label={`Enlarge: ${alt}`}>
      {picture}
    </button>
  );
}
