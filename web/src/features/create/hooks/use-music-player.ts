import { useEffect, useRef, useState } from 'react';
import { loudnessAt } from '../lib/music-window.ts';

const LOOK_EVERY_MS = 50;

interface Part {
  startSeconds: number;
  seconds: number;
}

/** Plays a part of a track and nothing else, with the fade that the film ends with. A changed part begins anew. */
export function useMusicPlayer(address: string | undefined, { startSeconds, seconds }: Part) {
  const audio = useRef<HTMLAudioElement>(null);
  const [at, setAt] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const playing = at !== null;
  const endSeconds = startSeconds + seconds;

  useEffect(() => {
    const element = audio.current;
    if (!playing || !element) return;
    const begin = async () => {
      try {
        await ready(element);
        element.volume = 1;
        element.currentTime = startSeconds;
        await element.play();
      } catch (error) {
        // Another part was chosen, or it was stopped, before the sound had come.
        if (error instanceof DOMException && error.name === 'AbortError') return;
        setFailed(true);
        setAt(null);
      }
    };
    void begin();
    const look = () => {
      if (element.ended || element.currentTime >= endSeconds) return setAt(null);
      // It has not got there yet.
      if (element.seeking || element.currentTime < startSeconds - 0.5) return;
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
    audio: { ref: audio, src: address, preload: 'none' as const },
    /** Seconds into the track; null while nothing plays. */
    at,
    failed,
    toggle: () => {
      setFailed(false);
      setAt(playing ? null : startSeconds);
    },
    stop: () => setAt(null),
  };
}

/** Until a place in the track can be gone to. */
function ready(element: HTMLAudioElement): Promise<void> {
  if (element.readyState >= HTMLMediaElement.HAVE_METADATA) return Promise.resolve();
  return new Promise((resolve, reject) => {
    element.addEventListener('loadedmetadata', () => resolve(), { once: true });
    element.addEventListener('error', () => reject(new Error('The music did not load.')), { once: true });
    element.load();
  });
}
