import type { Page } from 'playwright-core';
import { eventually } from '../../../test-support/eventually.ts';
import { openWindow, type Window } from './browser.ts';

/** The exact text of the snackbar at the foot of the page, and when it appeared (ms of the page). */
export interface Said {
  text: string;
  at: number;
}

/** Notes every message, also those that others replace at once. A script for a page's start. */
export const LISTEN = `{
  const said = (window.said = []);
  let shown = null;
  const look = () => {
    const line = document.querySelector('[role="status"][popover] p');
    if (line !== null && line !== shown) said.push({ text: line.textContent, at: performance.now() });
    shown = line;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}`;

interface Visitor {
  size: { width: number; height: number; touch?: boolean };
  /** Mail address of a signed-in account of the stand-in; undefined: signed out. */
  who?: string;
}

/** A visitor of the stand-in whose page's messages are recorded. */
export async function openVisitor(
  browser: Parameters<typeof openWindow>[0],
  url: string,
  name: string,
  { size, who }: Visitor,
): Promise<Window & { said: () => Promise<string[]> }> {
  const window = await openWindow(browser, name, size);
  const context = window.page.context();
  await context.addInitScript(LISTEN);
  if (who !== undefined) await context.addCookies([{ name: 'mock-session', value: encodeURIComponent(who), url }]);
  return { ...window, said: async () => (await messagesOn(window.page)).map(({ text }) => text) };
}

export const messagesOn = (page: Page): Promise<Said[]> => page.evaluate('window.said');

/** Waits for the first message of a page and returns its messages. */
export async function firstMessages(page: Page): Promise<string[]> {
  const said = await eventually('the page says something', async () => {
    const all = await messagesOn(page);
    return all.length > 0 ? all : undefined;
  });
  return said.map(({ text }) => text);
}
