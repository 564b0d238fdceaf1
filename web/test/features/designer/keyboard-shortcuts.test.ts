import { describe, expect, it } from 'vitest';
import { hintOf, JOB_KEYS, type Pressed, QUEUE_KEYS } from '../../../src/features/designer/lib/keyboard-shortcuts.ts';
import { isTyping } from '../../../src/lib/keys/is-typing.ts';

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...more,
});
const body = { tagName: 'BODY' };

describe('keys', () => {
  it.each([
    ['a', 'approve'],
    ['A', 'approve'],
    ['r', 'release'],
    ['q', 'queue'],
    ['e', 'first-field'],
    ['/', 'search'],
    ['?', 'keys'],
    ['3', 'still'],
    ['0', 'film'],
  ])('%s on a job asks for %s', (key, action) => {
    expect(hintOf(JOB_KEYS, press(key), body)?.action).toBe(action);
  });

  it('pulls from the queue, where nothing can be approved', () => {
    expect(hintOf(QUEUE_KEYS, press('p'), body)?.action).toBe('pull');
    expect(hintOf(QUEUE_KEYS, press('a'), body)).toBeUndefined();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])('leaves %o to the browser', (more) => {
    expect(hintOf(JOB_KEYS, press('a', more), body)).toBeUndefined();
  });

  it.each([
    { tagName: 'INPUT', type: 'text' },
    { tagName: 'INPUT', type: 'date' },
    { tagName: 'TEXTAREA' },
    { tagName: 'SELECT' },
    { tagName: 'DIV', isContentEditable: true },
  ])('rests while typing in %o', (target) => {
    expect(isTyping(target)).toBe(true);
    expect(hintOf(JOB_KEYS, press('a'), target)).toBeUndefined();
  });

  it.each([{ tagName: 'BUTTON' }, { tagName: 'INPUT', type: 'checkbox' }, { tagName: 'VIDEO' }])('works on %o', (target) => {
    expect(hintOf(JOB_KEYS, press('a'), target)?.action).toBe('approve');
  });

  it.each([[JOB_KEYS], [QUEUE_KEYS]])('gives no key two meanings', (hints) => {
    const keys = hints.flatMap((hint) => hint.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
