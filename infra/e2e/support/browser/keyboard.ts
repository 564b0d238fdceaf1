import type { ElementHandle, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { drawn } from './browser.ts';

/** The visible part of the focused element. Sent to the page as text. */
const LOOK = `(() => {
  const at = document.activeElement;
  if (at === null || at === document.body || at === document.documentElement) return null;
  const label = at.closest('label') ?? at.labels?.[0] ?? null;
  const own = at.getBoundingClientRect();
  // A control that is hidden to the eye is shown by its label.
  const shown = own.width < 4 || own.height < 4 ? label ?? at : at;
  const box = shown.getBoundingClientRect();
  // A link may be stretched over its card.
  const stretched = getComputedStyle(at, '::after').position === 'absolute' ? at.closest('article, li') : null;
  const least = ({ width, height }) => Math.min(width, height);
  const parts = label && ['radio', 'checkbox', 'file'].includes(at.type) ? [box, label.getBoundingClientRect()] : [box];
  const size = stretched ? least(stretched.getBoundingClientRect()) : Math.max(...parts.map(least));
  const inside = (x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (shown.contains(hit) || hit.contains(shown) && getComputedStyle(hit).position !== 'fixed');
  };
  // A row that glides sideways may show it in part.
  const middle = (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2;
  const tall = box.height > innerHeight - 220;
  const points = (tall ? [0.05] : [0.15, 0.5, 0.85]).map((part) => [middle, box.top + box.height * part]);
  const seen = points.every(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && inside(x, y));
  const inSentence = at.tagName === 'A' && getComputedStyle(at).display === 'inline' && at.parentElement.textContent.trim() !== at.textContent.trim();
  const luminance = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map(Number).slice(0, 3).map((part) => {
      const value = part / 255;
      return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (element) => {
    for (let up = element; up; up = up.parentElement) {
      const colour = getComputedStyle(up).backgroundColor;
      if (!/rgba\\(.*, 0\\)|transparent/.test(colour)) return colour;
    }
    return 'rgb(255, 255, 255)';
  };
  const ring = [[at], [at, '::after'], [shown], [shown.parentElement], [shown.nextElementSibling], [stretched], [stretched?.querySelector('[data-picture]')]].map(([element, part]) => {
    if (!element) return 0;
    const style = getComputedStyle(element, part);
    if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2) return 0;
    const [one, other] = [luminance(style.outlineColor), luminance(ground(element.parentElement))].sort((a, b) => b - a);
    return (one + 0.05) / (other + 0.05);
  });
  const scrolled = [];
  for (let up = at; up; up = up.parentElement) if (up.scrollLeft !== 0 || up.scrollTop !== 0) scrolled.push(up.scrollLeft, up.scrollTop);
  const place = at.closest('li, tr, fieldset, section, nav, aside, header, footer, dialog, dl, form, main');
  globalThis.placesSeen ??= new Map();
  if (!placesSeen.has(place)) placesSeen.set(place, placesSeen.size);
  return {
    words: (at.getAttribute('aria-label') ?? label?.textContent ?? at.textContent ?? '').trim().slice(0, 60) || at.id || at.tagName,
    key: at.id || at.outerHTML.slice(0, 200),
    seen,
    scrolled: scrolled.join(' '),
    covered: seen ? '' : points.map(([x, y]) => document.elementFromPoint(x, y)?.outerHTML.slice(0, 80) ?? 'outside').join(' | '),
    box: { left: box.left + scrollX, top: box.top + scrollY, right: box.right + scrollX, bottom: box.bottom + scrollY },
    size: inSentence ? 99 : size,
    ring: Math.max(...ring),
    // The controls of a video are drawn by the browser, with its own focus rings.
    ringless: at.getAttribute('tabindex') === '-1' || at.tagName === 'VIDEO',
    positive: at.tabIndex > 0,
    place: placesSeen.get(place),
    cell: at.closest('td, th')?.cellIndex ?? -1,
    inDialog: at.closest('dialog') !== null,
  };
})()`;

interface Stop {
  words: string;
  key: string;
  seen: boolean;
  /** How far the page and the parts around it are scrolled. */
  scrolled: string;
  covered: string;
  box: { left: number; top: number; right: number; bottom: number };
  size: number;
  ring: number;
  ringless: boolean;
  positive: boolean;
  place: number;
  /** Its column in a table row, or -1. */
  cell: number;
  inDialog: boolean;
}

const MOST_STOPS = 160;
/** Rows and pages scroll smoothly to the focused element. */
const GLIDE_MS = 6_000;

export interface Keys {
  press(key: string): Promise<void>;
  type(words: string): Promise<void>;
  /** Tabs forward to a control and checks each stop on the way. */
  tabTo(control: Locator): Promise<void>;
  /** Tabs backward to a control. */
  backTo(control: Locator): Promise<void>;
  /** Tabs through the whole page from its top; returns the stops. */
  walk(): Promise<string[]>;
  where(): Promise<string>;
}

/** Where the focus is: on or in one of the elements, or elsewhere; they are gone if the page has replaced one, or has none yet. */
type Focus = 'reached' | 'elsewhere' | 'gone';

const focusBy = (page: Page, elements: ElementHandle[]): Promise<Focus> =>
  page
    .evaluate((all): Focus => {
      if (all.some((one) => one.matches(':focus, :focus-within'))) return 'reached';
      return all.length > 0 && all.every((one) => one.isConnected) ? 'elsewhere' : 'gone';
    }, elements)
    // They are of a page that was left.
    .catch((): Focus => 'gone');

/**
 * A user with only a keyboard. Every stop must be visible, have a visible focus ring, be large enough, and follow the reading
 * order.
 */
export function keysOf(page: Page): Keys {
  let before: Stop | null = null;
  const look = async (): Promise<Stop | null> => {
    const until = Date.now() + GLIDE_MS;
    let last: Stop | null | undefined = before ?? undefined;
    for (;;) {
      const stop: Stop | null = await page.evaluate(LOOK);
      // Only a page that has scrolled since the last stop, or has lost the focus, may still change.
      if (stop?.seen && stop.scrolled === last?.scrolled) return stop;
      if (Date.now() > until || (stop === null && last === null)) return stop;
      last = stop;
      await drawn(page);
    }
  };

  const judge = (stop: Stop, isForward: boolean) => {
    const { words } = stop;
    expect(stop.seen, `“${words}” has focus and is covered or out of view: ${stop.covered}`).toBe(true);
    expect(stop.size, `“${words}” is a small target`).toBeGreaterThanOrEqual(24);
    if (!stop.ringless) expect(stop.ring, `the focus ring of “${words}” is hardly seen`).toBeGreaterThanOrEqual(3);
    expect(stop.positive, `“${words}” has an order of its own`).toBe(false);
    if (before !== null && before.key !== stop.key && before.place === stop.place && isForward) {
      const isBelow = stop.box.bottom > before.box.top;
      const isBeside = stop.box.top < before.box.bottom && stop.box.left >= before.box.left - 1;
      // A row is read cell by cell, whatever the heights of their texts.
      const follows =
        stop.cell === before.cell ? isBelow && (isBeside || stop.box.top >= before.box.bottom - 8) : stop.cell > before.cell;
      expect(follows, `“${words}” comes after “${before.words}”`).toBe(true);
    }
    before = stop;
  };
  const step = async (key: 'Tab' | 'Shift+Tab'): Promise<Stop | null> => {
    await page.keyboard.press(key);
    const stop = await look();
    if (stop === null) before = null;
    else judge(stop, key === 'Tab');
    return stop;
  };
  const go = async (key: 'Tab' | 'Shift+Tab', control: Locator) => {
    // Looked up once: to find an element by its role and name costs a page far more than a key.
    let wanted = await control.elementHandles();
    const isReached = async (): Promise<boolean> => {
      const focus = await focusBy(page, wanted);
      if (focus !== 'gone') return focus === 'reached';
      wanted = await control.elementHandles();
      return (await focusBy(page, wanted)) === 'reached';
    };
    const passed: string[] = [];
    before = null;
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      const stop = await step(key);
      if (stop && (await isReached())) return;
      passed.push(stop?.words ?? '(the browser)');
    }
    throw new Error(`${control} is not reached by ${key}: ${passed.join(' > ')}`);
  };

  return {
    press: (key) => page.keyboard.press(key),
    type: (words) => page.keyboard.type(words),
    tabTo: (control) => go('Tab', control),
    backTo: (control) => go('Shift+Tab', control),
    async walk() {
      await page.evaluate(
        "document.activeElement.blur(); getSelection()?.removeAllRanges(); scrollTo(0, 0); document.body.tabIndex = -1; document.body.focus(); document.body.removeAttribute('tabindex')",
      );
      const passed: string[] = [];
      before = null;
      for (let stops = 0; stops < MOST_STOPS; stops += 1) {
        const stop = await step('Tab');
        if (stop === null) return passed;
        passed.push(stop.words);
      }
      throw new Error(`The page does not end: ${passed.join(' > ')}`);
    },
    where: async () => (await look())?.words ?? '',
  };
}
