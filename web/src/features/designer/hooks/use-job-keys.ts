import type { StudioJob } from '@nimantran/proto/http/studio/jobs';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { focusSearch } from '../../../components/staff/focus-search.ts';
import { fieldId, goToField } from '../components/customisation/go-to-field.ts';
import type { AskedStep } from '../lib/asked-step.ts';
import { JOB_KEYS, type KeyAction } from '../lib/keyboard-shortcuts.ts';
import { useKeys } from './use-keys.ts';

interface JobKeys {
  job: StudioJob;
  video: RefObject<HTMLVideoElement | null>;
  onAsk: (wanted: AskedStep) => void;
  onDrawFilm: () => void;
  onSave: () => void;
  onPull: () => void;
  onRetry: () => unknown;
  onStill: (scene: string | null) => void;
  onShowKeys: () => void;
}

/** Keyboard shortcuts of a job's page. */
export function useJobKeys(enabled: boolean, page: JobKeys): void {
  const navigate = useNavigate();
  const acts: Record<KeyAction, (key: string) => unknown> = {
    approve: () => page.onAsk('approve'),
    release: () => page.onAsk('release'),
    hold: () => page.onAsk('hold'),
    'hand-over': () => page.onAsk('hand-over'),
    'send-back': () => page.onAsk('send-back'),
    compare: () => page.onAsk('compare'),
    'draw-film': page.onDrawFilm,
    save: page.onSave,
    pull: page.onPull,
    retry: page.onRetry,
    queue: () => navigate('/designer'),
    search: focusSearch,
    keys: page.onShowKeys,
    film: () => page.onStill(null),
    still: (key) => page.onStill(page.job.stills?.scenes[Number(key) - 1]?.scene ?? null),
    'first-field': () => page.job.theme.fields[0] && goToField(fieldId(page.job.theme.fields[0].key)),
    play: () => {
      page.onStill(null);
      const film = page.video.current;
      if (film?.paused) void film.play().catch(() => {});
      else film?.pause();
    },
  };
  useKeys(JOB_KEYS, enabled, (action, key) => void acts[action](key));
}
