import type { SamplePicture } from '../kit/theme.ts';

export const child: SamplePicture = {
  file: 'child.jpg',
  width: 900,
  height: 900,
  draw: (context, width, height) => {
    context.fillStyle = '#f6c58a';
    context.fillRect(0, 0, width, height);
  },
};
