import { describe, expect, it } from 'vitest';
import { faqGroups } from '../../../src/features/info/lib/faq-groups.ts';
import { musicFault, musicLimits } from '../../../src/lib/uploads/music-fault.ts';
import { photoFault } from '../../../src/lib/uploads/photo-fault.ts';
import { placePhotos } from '../../../src/lib/uploads/place-photos.ts';
import { shopFacts } from '../../support/mock-settings.ts';

const MB = 1024 * 1024;
const photo = (name: string, type = 'image/jpeg', size = 10) => ({ name, type, size });

describe('a photo that is chosen', () => {
  it.each([
    ['a JPEG', photo('a.jpg')],
    ['WebP of 25 MB', photo('a.webp', 'image/webp', 25 * MB)],
    ['HEIC, of which browsers know no type', photo('IMG_0042.HEIC', '')],
    ['HEIC as Safari names it', photo('IMG_0042.heic', 'image/heic')],
    ['a burst of HEIC', photo('IMG_0042.heic', 'image/heic-sequence')],
    ['a JPEG that another app hands over without its type', photo('shared.JPG', 'application/octet-stream')],
  ])('is taken: %s', (_what, file) => expect(photoFault(file, 25)).toBeUndefined());

  it.each([
    ['a GIF', photo('a.gif', 'image/gif'), 'HEIC'],
    ['a video named like a photo', photo('a.jpg', 'video/mp4'), 'HEIC'],
    ['something without type or known ending', photo('notes', ''), 'HEIC'],
    ['one byte too many', photo('a.png', 'image/png', 25 * MB + 1), 'at most 25 MB'],
    ['nothing at all', photo('a.png', 'image/png', 0), 'empty'],
  ])('is refused before it travels: %s', (_what, file, words) => expect(photoFault(file, 25)).toContain(words));
});

it("follows the operator's own limit in its check and in its words", () => {
  const large = photo('a.png', 'image/png', 40 * MB);
  expect(photoFault(large, 60)).toBeUndefined();
  expect(photoFault(large, 8)).toBe('Choose a photo of at most 8 MB.');
  expect(musicFault({ name: 'a.mp3', type: 'audio/mpeg', size: 40 * MB }, 60)).toBeUndefined();
  expect(musicFault({ name: 'a.mp3', type: 'audio/mpeg', size: 40 * MB }, 8)).toBe('Choose a file of at most 8 MB.');
  expect(musicLimits(60)).toContain('up to 60 MB');
  expect(JSON.stringify(faqGroups({ photo: 60, music: 80 }, shopFacts()))).toMatch(/up to 60 MB each.*up to 80 MB and/);
});

describe('several photos at once', () => {
  it('fill the free places in order, and pass over what is no photo', () => {
    const files = [photo('1.jpg'), photo('song.mp3', 'audio/mpeg'), photo('2.jpg')];
    const { placed, refused } = placePhotos(files, ['groom', 'bride'], 25);
    expect(placed.map(({ slot, file }) => [slot, file.name])).toEqual([
      ['groom', '1.jpg'],
      ['bride', '2.jpg'],
    ]);
    expect(refused).toEqual(['song.mp3: Choose a JPEG, PNG, WebP or HEIC photo.']);
  });

  it('tell which have found no place, and count them when they are many', () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => photo(`${index}.jpg`));
    expect(placePhotos(names(2), ['groom'], 25).refused).toEqual([
      'There is no free place for 1.jpg. Replace or remove a photo first.',
    ]);
    expect(placePhotos(names(9), [], 25).refused).toEqual([
      'There is no free place for 9 photos. Replace or remove a photo first.',
    ]);
  });
});
