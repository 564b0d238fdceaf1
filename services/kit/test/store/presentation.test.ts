import { expect, it } from 'vitest';
import { contentDisposition, presentedType } from '../../src/store/presentation.ts';

it('saves a download under a name that is plain for old readers and whole by RFC 5987', () => {
  expect(contentDisposition('k.mp4', `आशा & "Rohan" (1).mp4`)).toBe(
    `attachment; filename="___ & _Rohan_ (1).mp4"; filename*=UTF-8''%E0%A4%86%E0%A4%B6%E0%A4%BE%20%26%20%22Rohan%22%20%281%29.mp4`,
  );
});

it.each([
  ['uploads/1/photo.jpg', 'image/jpeg', 'inline'],
  ['uploads/1/music.m4a', 'audio/mp4', 'inline'],
  ['renders/1.mp4', 'video/mp4', 'inline'],
  ['renders/1.pdf', 'application/pdf', 'attachment'],
  ['renders/page.html', 'application/octet-stream', 'attachment'],
  ['renders/drawing.svg', 'application/octet-stream', 'attachment'],
  ['themes/1.zip', 'application/octet-stream', 'attachment'],
  ['a.jpg/page', 'application/octet-stream', 'attachment'],
  ['a.constructor', 'application/octet-stream', 'attachment'],
])('shows %s as %s, %s', (key, type, disposition) => {
  expect(presentedType(key)).toBe(type);
  expect(contentDisposition(key, undefined)).toBe(disposition);
  expect(contentDisposition(key, '')).toBe(disposition);
});

it('makes a name of text that is broken', () => {
  expect(contentDisposition('k.mp4', 'a\ud83d\r\nset-cookie: b')).toBe(
    `attachment; filename="a___set-cookie: b"; filename*=UTF-8''a%EF%BF%BD%0D%0Aset-cookie%3A%20b`,
  );
});
