import { createCanvas } from '@napi-rs/canvas';
import { getUpload, TUS_PATH, type Upload } from '@nimantran/proto/http/media';
import * as tus from 'tus-js-client';
import { type Person, until } from './person.ts';

/** A photo as a person might upload it: light falling on two figures, drawn here; `shade` 0–360 tells photos apart. */
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

/** Uploads a photo by tus and waits until it is checked. */
export async function uploadPhoto(person: Person, photo: Buffer, fileName: string): Promise<Upload> {
  const id = await new Promise<string>((resolve, reject) => {
    const upload = new tus.Upload(photo, {
      endpoint: person.publicUrl + TUS_PATH,
      metadata: { kind: 'photo', filename: fileName },
      chunkSize: 256 * 1024,
      retryDelays: [200, 500, 1000, 2000, 4000],
      httpStack: fetchStack(person),
      onError: reject,
      onSuccess: () => resolve(upload.url?.split('/').pop() ?? ''),
    });
    upload.start();
  });
  return until(`the photo ${fileName} to be checked`, 30_000, async () => {
    const upload = await person.call(getUpload, { params: { id } });
    if (upload.state === 'rejected') throw new Error(upload.reason ?? 'rejected');
    return upload.state === 'ready' ? upload : undefined;
  });
}

/** tus over the person's own fetch, so that its cookies and XSRF header go along. */
function fetchStack(person: Person): tus.HttpStack {
  return {
    getName: () => 'person',
    createRequest(method, url) {
      const headers: Record<string, string> = {};
      const abort = new AbortController();
      return {
        getMethod: () => method,
        getURL: () => url,
        setHeader: (name, value) => {
          headers[name] = value;
        },
        getHeader: (name) => headers[name],
        setProgressHandler: () => {},
        async send(body) {
          const response = await person.fetch(url, {
            method,
            headers,
            body: (body ?? null) as RequestInit['body'],
            signal: abort.signal,
          });
          const text = await response.text();
          return {
            getStatus: () => response.status,
            getHeader: (name) => response.headers.get(name) ?? undefined,
            getBody: () => text,
            getUnderlyingObject: () => response,
          };
        },
        abort: async () => abort.abort(),
        getUnderlyingObject: () => undefined,
      };
    },
  };
}
