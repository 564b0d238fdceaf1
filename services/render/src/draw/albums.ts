import { LAYER_PRECOMP, type LottieAnimation, type LottieAsset, type LottieLayer } from '../lottie/types.ts';
import { AROUND } from './single-layer.ts';

/** Skottie's times are 32-bit floats: below this many frames they are exact to a hundredth of a frame. */
const MOST_FRAMES = 100_000;

interface Album {
  layers: LottieLayer[];
  assets: Map<string, LottieAsset>;
  frames: number;
}

/** Concatenates drawings into as few animations as exact times allow. */
export class AlbumMaker {
  readonly #animation: LottieAnimation;
  readonly #frames: number;
  readonly #albums: Album[] = [];

  constructor(animation: LottieAnimation, frames: number) {
    this.#animation = animation;
    this.#frames = frames;
  }

  /** Adds an animation of the same size and length; returns its position. */
  add(drawing: LottieAnimation): { album: number; albumFrame: number } {
    const album = this.#openAlbum();
    const albumFrame = album.frames;
    const prefix = `sheet:${album.layers.length}`;
    // Wrapping compositions differ between sheets under the same name; the theme's own assets are the same everywhere.
    const own = new Map((drawing.assets ?? []).filter(isAround).map((asset) => [asset.id, `${prefix}:${asset.id}`]));
    const renamed = (layers: LottieLayer[]): LottieLayer[] =>
      layers.map((layer) =>
        layer.refId !== undefined && own.has(layer.refId) ? { ...layer, refId: own.get(layer.refId) } : layer,
      );
    for (const asset of drawing.assets ?? []) {
      const id = own.get(asset.id) ?? asset.id;
      const layers = asset.layers && (isAround(asset) ? renamed(asset.layers) : asset.layers);
      if (!album.assets.has(id)) album.assets.set(id, { ...asset, id, ...(layers ? { layers } : {}) });
    }
    album.assets.set(prefix, { id: prefix, layers: renamed(drawing.layers) });
    const { w, h, ip } = this.#animation;
    album.layers.push({
      ty: LAYER_PRECOMP,
      refId: prefix,
      ind: album.layers.length + 1,
      ip: albumFrame,
      op: albumFrame + this.#frames,
      st: albumFrame - ip,
      w,
      h,
      ks: {},
    });
    album.frames += this.#frames;
    return { album: this.#albums.length - 1, albumFrame };
  }

  finish(): string[] {
    const { layers: _, assets: __, ...head } = this.#animation;
    return this.#albums.map(({ layers, assets, frames }) =>
      JSON.stringify({ ...head, ip: 0, op: frames, layers, assets: [...assets.values()] }),
    );
  }

  #openAlbum(): Album {
    const last = this.#albums.at(-1);
    if (last && last.frames + this.#frames <= MOST_FRAMES) return last;
    const album: Album = { layers: [], assets: new Map(), frames: 0 };
    this.#albums.push(album);
    return album;
  }
}

function isAround(asset: LottieAsset): boolean {
  return asset.id.startsWith(AROUND);
}
