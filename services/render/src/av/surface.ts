import { must } from '@nimantran/kit/av/ffmpeg';
import {
  AV_PIX_FMT_RGBA,
  AV_PIX_FMT_YUV420P,
  AVCHROMA_LOC_LEFT,
  AVCOL_RANGE_JPEG,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_SPC_RGB,
} from 'node-av/constants';
import { Frame, SoftwareScaleContext } from 'node-av/lib';
import type { FrameSize } from '../draw/frame-size.ts';

/** Makes RGBA rows contiguous at any even width. */
const ALIGN = 8;

/** A picture outside V8's heap, and its planes. */
export interface Surface {
  frame: Frame;
  planes: Buffer[];
}

/** BT.709, limited range. */
export function yuvSurface({ width, height }: FrameSize): Surface {
  const frame = newFrame(width, height, AV_PIX_FMT_YUV420P);
  frame.colorSpace = AVCOL_SPC_BT709;
  frame.colorRange = AVCOL_RANGE_MPEG;
  frame.chromaLocation = AVCHROMA_LOC_LEFT;
  must(frame.getBuffer(), 'allocate a picture');
  return { frame, planes: planesOf(frame, 3) };
}

export function rgbaSurface({ width, height }: FrameSize): Surface {
  const frame = newFrame(width, height, AV_PIX_FMT_RGBA);
  frame.colorSpace = AVCOL_SPC_RGB;
  frame.colorRange = AVCOL_RANGE_JPEG;
  must(frame.getBuffer(ALIGN), 'allocate a picture');
  if (frame.linesize[0] !== width * 4) throw new Error(`rows of a picture take ${frame.linesize[0]} bytes, not ${width * 4}`);
  return { frame, planes: planesOf(frame, 1) };
}

/** Converts pictures between sizes and formats; `flags` are FFmpeg's sws_flags. */
export function newScaler(flags: string): SoftwareScaleContext {
  const scaler = new SoftwareScaleContext();
  scaler.allocContext();
  must(scaler.setOption('sws_flags', flags), 'choose how colours are averaged');
  return scaler;
}

/** The first plane: luma, or RGBA. */
export function planeOf({ planes: [first] }: Surface): Buffer {
  if (!first) throw new Error('a picture has no planes');
  return first;
}

function newFrame(width: number, height: number, format: Frame['format']): Frame {
  const frame = new Frame();
  frame.alloc();
  frame.width = width;
  frame.height = height;
  frame.format = format;
  return frame;
}

function planesOf(frame: Frame, count: number): Buffer[] {
  const planes = frame.data?.slice(0, count);
  if (planes?.length !== count) throw new Error('a picture has no planes');
  return planes;
}
