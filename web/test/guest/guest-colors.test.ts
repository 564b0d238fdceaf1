import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, guestColors } from '../../src/guest/guest-colors.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const palette = fc.record({ ground: hex, deep: hex, metal: hex, bloom: hex, paper: hex });

describe('the colours of a guest’s page', () => {
  it('can be read, whatever the theme’s colours are', () => {
    fc.assert(
      fc.property(palette, (theme) => {
        const { ground, onGround, names, panel, onPanel, quiet, button, onButton, field, fault } = guestColors(theme);
        for (const [text, on] of [
          [onGround, ground],
          [names, ground],
          [onPanel, panel],
          [quiet, panel],
          [button, panel],
          [onButton, button],
          [fault, panel],
        ] as const)
          expect(contrast(text, on)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(field, panel)).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 2_000 },
    );
  });

  it('are the theme’s own where these can be read', () => {
    const theme = { ground: '#5a1230', deep: '#240a1f', metal: '#d3a044', bloom: '#f0851f', paper: '#fff2da' };
    expect(guestColors(theme)).toMatchObject({
      ...{ ground: '#5a1230', onGround: '#fff2da', names: '#d3a044', panel: '#fff2da', onPanel: '#240a1f', button: '#5a1230' },
    });
  });

  it('are the shop’s for a theme that has none, or none that are colours', () => {
    expect(guestColors({ ground: 'red;}', sky: '#00ff00' })).toEqual(guestColors({}));
  });
});
