import { describe, expect, it } from 'vitest';
import { askedFor, signInTarget } from '../../../src/lib/sign-in/sign-in-target.ts';

describe('the page to which signing in leads', () => {
  it.each(['/user/invitations/NM-12345678', '/admin/orders?q=%2F%2Fevil.example#top', '/designer'])('is %s', (target) => {
    expect(signInTarget(askedFor(target))).toBe(target);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    'javascript:alert(1)',
    'user/invitations',
    '',
  ])('is never elsewhere: %s', (target) => {
    expect(signInTarget(askedFor(target))).toBeUndefined();
  });

  it.each([null, undefined, 'text', {}, { signInFor: 7 }])('is none where nothing is asked: %s', (state) => {
    expect(signInTarget(state)).toBeUndefined();
  });
});
