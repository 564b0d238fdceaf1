import type { SamplePicture } from '../kit/theme.ts';
export const groom: SamplePicture = {
  file: 'groom.jpg',
  width: 640,
  height: 800,
  draw: (c, w, h) => {
    c.fillStyle = '#d99';
    c.fillRect(0, 0, w, h);
  },
};
export const bride: SamplePicture = {
  file: 'bride.jpg',
  width: 640,
  height: 800,
  draw: (c, w, h) => {
    c.fillStyle = '#9d9';
    c.fillRect(0, 0, w, h);
  },
};
