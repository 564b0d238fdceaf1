import { useEffect, useRef, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import css from './waveform.module.css';
import { barsFor } from './waveform-bars.ts';

interface WaveformProps {
  waveform: readonly number[];
  /** The audible part and the playback position, as fractions of the track. */
  heard: { from: number; to: number };
  at: number | null;
}

/** Loudness over the length of a track, with the audible part in colour. */
export function Waveform({ waveform, heard, at }: WaveformProps) {
  const svg = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const bars = width > 0 ? barsFor(waveform, width) : [];
  const step = width / Math.max(1, bars.length);
  return (
    <svg
      ref={svg}
      className={css.waveform}
      viewBox={`0 0 ${Math.max(1, width)} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.map((height, bar) => {
        const place = (bar + 0.5) / bars.length;
        const isHeard = place >= heard.from && place <= heard.to;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={bar}
            className={classes(isHeard && css.heard, isHeard && at !== null && place <= at && css.played)}
            x={Math.round(bar * step)}
            y={50 - height / 2}
            width={Math.max(1, Math.round(step) - 2)}
            height={height}
          />
        );
      })}
    </svg>
  );
}
