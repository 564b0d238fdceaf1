import { describe, expect, it } from 'vitest';
import { deviceOf } from '../../src/domain/device.ts';

describe('what a device is called', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Windows'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
      'Microsoft Edge on Windows',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6)', 'macOS'],
    [`Nimantran-${'x'.repeat(200)}/1.0 (made up)`, null],
    ['\u0000 \n', null],
    ['', null],
    [undefined, null],
  ])('%s', (userAgent, wanted) => {
    expect(deviceOf(userAgent)).toBe(wanted);
  });
});
