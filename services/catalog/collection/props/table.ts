/** A copy of a sprite that is out of focus, for what is close to the camera: its width in pixels, and the blur as part of it. */
export interface Soft {
  of: string;
  width: number;
  blur: number;
}

/** Blender's scripts beside this file, with the sprites that each renders. */
export const RENDERED: Readonly<Record<string, readonly string[]>> = {
  'diya.py': ['diya'],
  'kalash.py': ['kalash'],
  'bell.py': ['bell'],
  'rings.py': ['rings', 'solitaire'],
  'ring_frame.py': ['ring-frame'],
  'marigold.py': ['marigold-1', 'marigold-2', 'marigold-3'],
  'rose_petals.py': Array.from({ length: 8 }, (_, index) => `rose-petal-${index + 1}`),
  'silk.py': ['silk-crimson'],
  'bowls.py': ['bowl-turmeric', 'bowl-kumkum'],
  'thali.py': ['thali'],
};

/** Modules that every script uses. */
export const SHARED_SCRIPTS = ['studio.py', 'forms.py'];

export const SOFT: Readonly<Record<string, Soft>> = {
  'marigold-1-soft': { of: 'marigold-1', width: 300, blur: 0.05 },
  'marigold-2-soft': { of: 'marigold-2', width: 300, blur: 0.05 },
  'marigold-3-soft': { of: 'marigold-3', width: 300, blur: 0.05 },
  'rose-petal-1-soft': { of: 'rose-petal-1', width: 260, blur: 0.06 },
  'rose-petal-4-soft': { of: 'rose-petal-4', width: 260, blur: 0.06 },
};

/** Heads on a string, from left to right; `sag` is how far its middle hangs down, in pixels of a head of 150. */
export interface Strung {
  heads: readonly string[];
  count: number;
  sag: number;
}

/** Pictures put together from finished sprites. */
export const STRUNG: Readonly<Record<string, Strung>> = {
  'marigold-string': { heads: ['marigold-2', 'marigold-3', 'marigold-1'], count: 15, sag: 110 },
  'marigold-rope': { heads: ['marigold-1', 'marigold-2', 'marigold-3', 'marigold-2'], count: 22, sag: 0 },
};

/** Leaves and two rows of heads around a disc; `width` of the picture in pixels, 1.4 times the disc's. */
export interface Wreath {
  heads: readonly string[];
  leaf: string;
  width: number;
}

export const WREATHS: Readonly<Record<string, Wreath>> = {
  'marigold-wreath': { heads: ['marigold-1', 'marigold-2', 'marigold-3', 'marigold-2'], leaf: 'leaf-1', width: 1500 },
};

/** The same picture dyed another colour; what is golden stays. */
export const DYED: Readonly<Record<string, { of: string; dark: string; light: string }>> = {
  'silk-champagne': { of: 'silk-crimson', dark: '#5c3c22', light: '#ffe8c4' },
};

/** The same picture in other tones or lighter, made once so that no frame needs an effect. */
export interface Toned {
  of: string;
  /** These colours replace the darkest, the middle and the lightest tone; an eighth of each pixel's own colour stays. */
  tones?: readonly [dark: string, middle: string, light: string];
  /** `gamma` lightens the middle tones; pixels lighter than `white` (0…1) become white. */
  gamma?: number;
  white?: number;
}

const ORANGE = ['#b84404', '#fb8a12', '#ffc24a'] as const;

export const TONED: Readonly<Record<string, Toned>> = {
  'marigold-1-fresh': { of: 'marigold-1', tones: ORANGE },
  'marigold-2-fresh': { of: 'marigold-2', tones: ORANGE },
  'marigold-3-fresh': { of: 'marigold-3', tones: ['#c97a04', '#fcc81e', '#fff09a'] },
  'marigold-string-sunny': { of: 'marigold-string', gamma: 1.9, white: 0.86 },
  'bowl-turmeric-sunny': { of: 'bowl-turmeric', gamma: 1.18, white: 0.96 },
  'bowl-kumkum-sunny': { of: 'bowl-kumkum', gamma: 1.18, white: 0.96 },
  'city-far-bright': { of: 'city-far', gamma: 1.3, white: 0.8 },
  'city-near-bright': { of: 'city-near', gamma: 1.5, white: 0.8 },
};

/** Paintings of `textures/` with a file of their own, so that a change in one leaves the others as they are. */
export const PAINTED: Readonly<Record<string, readonly string[]>> = {
  'textures/city.ts': ['city-far', 'city-near', 'city-shore', 'flute'],
  'textures/foliage.ts': ['banyan', 'aerial-roots', 'leaf-1', 'leaf-2', 'leaf-spray', 'leaf-spray-soft', 'ripples'],
  'textures/henna.ts': ['henna-bowl', 'henna-cone', 'henna-sprig-soft', 'leaf-shade'],
  'textures/papercraft.ts': [
    'paper-cloud-1',
    'paper-cloud-2',
    'paper-cloud-soft',
    'cloud-bank-white',
    'cloud-bank-peach',
    'cloud-bank-blue',
    'paper-balloon-peach',
    'paper-balloon-sky',
    'paper-rainbow',
  ],
  'textures/drawings.ts': [
    ...[1, 2, 3].map((which) => `mango-whorl-${which}`),
    ...['back', 'front'].map((which) => `mango-canopy-${which}`),
    ...[7, 8, 9].map((petals) => `paper-bloom-${petals}`),
    ...[3, 5].map((pairs) => `paper-branch-${pairs}`),
  ],
  'textures/feathers.ts': ['great-feather-wide', 'great-feather-upright'],
  'textures/tied-flowers.ts': ['tied-flowers-blush'],
  'textures/tulsi.ts': ['tulsi-bush', 'tulsi-pot'],
};

/** Draws a drawing of the kit, with as much around it as `SPANS` says. */
export const PICTURE = 'textures/picture.ts';
const motifs = (...names: readonly string[]): string[] => names.map((name) => `../kit/motifs/${name}.ts`);

/** What paintings use besides their own file, where it is not noise and pixels. */
export const USES: Readonly<Record<string, readonly string[]>> = {
  'textures/drawings.ts': [PICTURE, ...motifs('mango-garden', 'paper-layers', 'arches', 'broad-petal')],
  'textures/feathers.ts': [PICTURE, ...motifs('peacock-fan', 'arches')],
  'textures/tied-flowers.ts': [PICTURE, ...motifs('tied-flowers', 'garden-blooms', 'arches', 'broad-petal', 'sprigs')],
  'textures/tulsi.ts': [PICTURE, ...motifs('tulsi', 'sprigs', 'drawn')],
};

/** What the pictures of drawings show around the drawing's origin, as parts of its size: left, top, width, height. */
export const SPANS = {
  'mango-canopy': [-0.11, -0.075, 1.22, 0.23],
  'mango-whorl': [-0.94, -0.34, 1.88, 1.38],
  'great-feather': [-0.64, -0.86, 1.28, 1.87],
  'paper-bloom': [-1.1, -1.1, 2.2, 2.2],
  'paper-branch': [-0.42, -1.22, 0.84, 1.26],
  'tied-flowers': [-0.42, -0.42, 0.84, 0.84],
  tulsi: [-0.44, -0.62, 0.88, 1.14],
} as const satisfies Record<string, readonly [left: number, top: number, width: number, height: number]>;
