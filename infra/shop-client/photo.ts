import { createCanvas } from '@napi-rs/canvas';
import type { Upload } from '@nimantran/proto/http/media/uploads';
import type { Person } from './person.ts';
import { uploadFile } from './upload.ts';

/** A generated photo of light falling on two figures; `shade` 0–360 makes photos distinguishable. */
export function drawPhoto(width: number, height: number, shade: number): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const light = context.createRadialGradient(
    width * 0.4,
    height * 0.3,
    0,
    width * 0.5,
    height * 0.5,
    Math.max(width, height) * 0.8,
  );
  light.addColorStop(0, `hsl(${shade} 60% 86%)`);
  light.addColorStop(1, `hsl(${(shade + 40) % 360} 45% 32%)`);
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  const figure = (x: number, hue: number) => {
    context.fillStyle = `hsl(${hue} 40% 28%)`;
    context.beginPath();
    context.ellipse(x, height * 1.02, width * 0.2, height * 0.42, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = 'hsl(26 45% 62%)';
    context.beginPath();
    context.ellipse(x, height * 0.42, width * 0.1, height * 0.13, 0, 0, Math.PI * 2);
    context.fill();
  };
  figure(width * 0.38, (shade + 180) % 360);
  figure(width * 0.62, (shade + 320) % 360);
  return canvas.toBuffer('image/jpeg', 90);
}

/** Uploads a photo by tus and waits until it is checked and ready. */
export const uploadPhoto = (person: Person, photo: Buffer, fileName: string): Promise<Upload> =>
  uploadFile(person, { bytes: photo, fileName, kind: 'photo' });
