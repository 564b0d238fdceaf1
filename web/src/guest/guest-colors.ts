/** The colours of a guest's page, as #rrggbb. Every text has at least 4.5:1 on its ground, every outline of a field 3:1. */
export interface GuestColors {
  ground: string;
  onGround: string;
  /** For the names on the ground. */
  names: string;
  /** For ornaments alone. */
  metal: string;
  panel: string;
  onPanel: string;
  quiet: string;
  button: string;
  onButton: string;
  field: string;
  /** For ornaments alone. */
  line: string;
  fault: string;
}

const TEXT = 4.5;
const OUTLINE = 3;
/** The shop's own, for a theme without them. */
const DEFAULT = { ground: '#4a1237', deep: '#241a1e', metal: '#d3a044', paper: '#fffaf2' };
const INK = '#241a1e';
/** A panel for reading is bright, whatever the theme calls paper. */
const BRIGHT = 0.6;

/** Colours for a page out of those of a theme: the theme's own where they can be read, else the nearest that can. */
export function guestColors(theme: Readonly<Record<string, string>>): GuestColors {
  const of = (slot: keyof typeof DEFAULT) => (isHex(theme[slot]) ? theme[slot] : DEFAULT[slot]);
  const [ground, deep, metal, paper] = [of('ground'), of('deep'), of('metal'), of('paper')];
  const onGround = firstOn(ground, TEXT, [paper, deep, '#ffffff', '#000000']);
  const panel = luminance(paper) >= BRIGHT ? paper : DEFAULT.paper;
  const onPanel = firstOn(panel, TEXT, [deep, ground, INK]);
  const softer = (share: number) => mix(onPanel, panel, share);
  const button = firstOn(panel, TEXT, [ground, deep, onPanel]);
  return {
    ...{ ground, onGround, metal, panel, onPanel, button },
    names: firstOn(ground, TEXT, [metal, onGround]),
    quiet: firstOn(panel, TEXT, [softer(0.3), softer(0.15), onPanel]),
    onButton: firstOn(button, TEXT, [paper, '#ffffff', '#000000']),
    field: firstOn(panel, OUTLINE, [softer(0.5), softer(0.35), onPanel]),
    line: softer(0.82),
    fault: firstOn(panel, TEXT, ['#b5301a', '#8f1d0c', onPanel]),
  };
}

/** The first of the colours with that contrast, else the last. */
function firstOn(ground: string, least: number, colors: readonly string[]): string {
  return colors.find((color) => contrast(color, ground) >= least) ?? colors.at(-1) ?? INK;
}

/** WCAG 2.2, "contrast ratio". */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(color: string, into: string, share: number): string {
  const others = channelsOf(into);
  const mixed = channelsOf(color).map((channel, index) => Math.round(channel + ((others[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const channelsOf = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const isHex = (color: string | undefined): color is string => color !== undefined && /^#[0-9a-f]{6}$/i.test(color);
