import { useEffect, useRef, useState } from 'react';
import { loudnessAt } from './music-window.ts';
import type { Music } from './use-music.ts';

const LOOK_EVERY_MS = 50;

/** Precision of seeking in compressed audio. */
const SEEKS_WITHIN_SECONDS = 0.5;

interface Part {
  startSeconds: number;
  endSeconds: number;
}

/** Plays only a part of a track, with the fade at the end of the video. Changing the part starts it again. */
export function useMusicPlayer({ address, renew }: Pick<Music, 'address' | 'renew'>, { startSeconds, endSeconds }: Part) {
  const audio = useRef<HTMLAudioElement>(null);
  const [at, setAt] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const playing = at !== null;

  const fail = () => {
    setFailed(true);
    setAt(null);
    renew();
  };
  const failing = useRef(fail);
  failing.current = fail;

  useEffect(() => {
    const element = audio.current;
    if (!playing || !element) return;
    element.volume = 1;
    element.currentTime = startSeconds;
    // Called immediately: phones let a page play only in response to a tap.
    element.play().catch((error: unknown) => {
      // Another part was chosen, or playback was stopped, before it had started.
      if (!(error instanceof DOMException && error.name === 'AbortError')) failing.current();
    });
    const look = () => {
      if (element.ended || element.currentTime >= endSeconds) return setAt(null);
      if (element.seeking || element.readyState === HTMLMediaElement.HAVE_NOTHING) return;
      if (element.currentTime < startSeconds - SEEKS_WITHIN_SECONDS) {
        element.currentTime = startSeconds;
        return;
      }
      element.volume = loudnessAt(element.currentTime, endSeconds);
      setAt(element.currentTime);
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      element.pause();
    };
  }, [playing, startSeconds, endSeconds]);

  return {
    audio: { ref: audio, src: address, preload: 'none' as const, onError: () => playing && fail() },
    /** Position in the track in seconds; null if nothing plays. */
    at,
    failed,
    toggle: () => {
      setFailed(false);
      setAt(playing ? null : startSeconds);
    },
  };
}
