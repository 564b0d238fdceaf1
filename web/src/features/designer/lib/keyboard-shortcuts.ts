import { isTyping, type PressedIn } from '../../../lib/keys/is-typing.ts';

export type KeyAction =
  | 'pull'
  | 'approve'
  | 'release'
  | 'hold'
  | 'hand-over'
  | 'send-back'
  | 'draw-film'
  | 'compare'
  | 'retry'
  | 'queue'
  | 'search'
  | 'first-field'
  | 'save'
  | 'play'
  | 'still'
  | 'film'
  | 'keys';

export interface KeyHint {
  keys: readonly string[];
  /** How the list of keys shows it, if not as the keys themselves. */
  shown?: string;
  action: KeyAction;
  says: string;
}

const SEARCH: KeyHint = { keys: ['/'], action: 'search', says: 'Search the jobs' };

export const QUEUE_KEYS: readonly KeyHint[] = [
  { keys: ['p'], action: 'pull', says: 'Pull the job that is due first, or continue yours' },
  SEARCH,
  { keys: ['?'], action: 'keys', says: 'Show the shortcuts' },
];

export const JOB_KEYS: readonly KeyHint[] = [
  { keys: ['e'], action: 'first-field', says: 'Edit: go to the first field' },
  { keys: ['s'], action: 'save', says: 'Save the corrections and redraw the scenes (Ctrl + Enter while typing)' },
  { keys: ['k'], action: 'play', says: 'Play or pause the video' },
  { keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], shown: '1 – 9', action: 'still', says: 'Show a scene’s still' },
  { keys: ['0'], action: 'film', says: 'Back to the video' },
  { keys: ['c'], action: 'compare', says: 'Compare with the previous version' },
  { keys: ['d'], action: 'draw-film', says: 'Play the draft: have its film drawn' },
  { keys: ['a'], action: 'approve', says: 'Approve, after a confirmation' },
  { keys: ['h'], action: 'hold', says: 'Ask the customer and put the job on hold' },
  { keys: ['o'], action: 'hand-over', says: 'Hand the job over to a colleague' },
  { keys: ['b'], action: 'send-back', says: 'Send the job back to the queue with a note' },
  { keys: ['r'], action: 'release', says: 'Release the job to the queue, after a confirmation' },
  { keys: ['t'], action: 'retry', says: 'Try a failed job again' },
  { keys: ['p'], action: 'pull', says: 'Pull the next job' },
  { keys: ['q'], action: 'queue', says: 'Back to the queue' },
  SEARCH,
  { keys: ['?'], action: 'keys', says: 'Show the shortcuts' },
];

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
}

/** The action bound to a key, if any; combinations with Ctrl, Alt or Meta belong to the browser. */
export function hintOf(hints: readonly KeyHint[], pressed: Pressed, target: PressedIn | null): KeyHint | undefined {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.repeat || isTyping(target)) return undefined;
  const key = pressed.key.toLowerCase();
  return hints.find((hint) => hint.keys.includes(key));
}
