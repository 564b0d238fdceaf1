import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The functions of libheif's C interface that are used here, and their memory, laid out as by a 32-bit C compiler. */
export interface LibHeif {
  HEAPU8: Uint8Array;
  HEAPU32: Uint32Array;
  _malloc(bytes: number): number;
  _free(pointer: number): void;
  _heif_context_alloc(): number;
  _heif_context_free(context: number): void;
  _heif_context_get_security_limits(context: number): number;
  _heif_context_read_from_memory_without_copy(error: number, context: number, data: number, size: number, options: number): void;
  _heif_context_get_primary_image_handle(error: number, context: number, out: number): void;
  _heif_image_handle_get_item_id(handle: number): number;
  _heif_item_get_transformation_properties(context: number, item: number, out: number, count: number): number;
  _heif_item_get_property_type(context: number, item: number, property: number): number;
  _heif_item_get_property_transform_rotation_ccw(context: number, item: number, property: number): number;
  _heif_item_get_property_transform_mirror(context: number, item: number, property: number): number;
  _heif_item_get_property_transform_crop_borders(
    ...of: [
      context: number,
      item: number,
      property: number,
      width: number,
      height: number,
      left: number,
      top: number,
      right: number,
      bottom: number,
    ]
  ): void;
  _heif_image_handle_release(handle: number): void;
  _heif_image_handle_has_alpha_channel(handle: number): number;
  _heif_image_handle_get_raw_color_profile_size(handle: number): number;
  _heif_image_handle_get_raw_color_profile(error: number, handle: number, out: number): void;
  _heif_image_handle_get_nclx_color_profile(error: number, handle: number, out: number): void;
  _heif_nclx_color_profile_free(profile: number): void;
  _heif_image_handle_get_image_tiling(error: number, handle: number, transformed: number, out: number): void;
  _heif_image_handle_decode_image_tile(
    ...of: [
      error: number,
      handle: number,
      out: number,
      colourspace: number,
      chroma: number,
      options: number,
      x: number,
      y: number,
    ]
  ): void;
  _heif_image_get_width(image: number, channel: number): number;
  _heif_image_get_height(image: number, channel: number): number;
  _heif_image_get_plane_readonly(image: number, channel: number, outStride: number): number;
  _heif_image_release(image: number): void;
  _heif_decoding_options_alloc(): number;
  _heif_decoding_options_free(options: number): void;
}

/** A file that libheif refuses. */
export class HeifError extends Error {
  readonly code: number;
  readonly subcode: number;

  constructor(code: number, subcode: number) {
    super(`libheif answers ${code}.${subcode}`);
    this.name = 'HeifError';
    this.code = code;
    this.subcode = subcode;
  }
}

let loaded: LibHeif | undefined;

/** Loads the decoder at the first HEIC photo: most processes never see one. */
export function loadLibHeif(): LibHeif {
  if (loaded) return loaded;
  const require = createRequire(import.meta.url);
  const wasmBinary = readFileSync(require.resolve('libheif-js/libheif-wasm/libheif.wasm'));
  loaded = require('libheif-js/libheif-wasm/libheif.js')({ wasmBinary, print: () => {}, printErr: () => {} }) as LibHeif;
  return loaded;
}

/** Space for results: an error of three words, then the output of the call. */
const ROOM_BYTES = 512;
const OUT = 12;

/** Calls that return a `heif_error` structure and write their result through a pointer. */
export class HeifCalls {
  readonly heif: LibHeif;
  readonly #room: number;

  constructor(heif: LibHeif) {
    this.heif = heif;
    this.#room = heif._malloc(ROOM_BYTES);
  }

  /** Address of `out` in the last call. */
  get out(): number {
    return this.#room + OUT;
  }

  /** @returns the first word that the call wrote. @throws HeifError */
  call(make: (error: number, out: number) => void): number {
    this.heif.HEAPU8.fill(0, this.#room, this.#room + ROOM_BYTES);
    make(this.#room, this.out);
    const [code = 0, subcode = 0] = this.heif.HEAPU32.subarray(this.#room / 4, this.#room / 4 + 2);
    if (code !== 0) throw new HeifError(code, subcode);
    return this.word(this.out);
  }

  word(pointer: number): number {
    return this.heif.HEAPU32[pointer / 4] ?? 0;
  }

  free(): void {
    this.heif._free(this.#room);
  }
}
