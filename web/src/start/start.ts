import { rememberDoings } from './doings.ts';

/**
 * All the code that comes with a page which the shop has made: it loads the app once the page stands with its pictures, or as soon as
 * somebody uses it. It shares nothing with the app, whose files the document names, and so is one small file (infra/e2e/start-in-browser.test.ts).
 */
const LATEST_MS = 8_000;

let begun = false;
let files: string[] | undefined;
const doings = rememberDoings(() => void begin());
whenReady(() => doings.redo());

// Whoever followed a partner's link is counted before they may go on.
if (new URLSearchParams(window.location.search).has('partner')) void begin();
setTimeout(() => void begin(), LATEST_MS);
if (document.readyState === 'complete') whenPainted(begin);
else window.addEventListener('load', () => whenPainted(begin), { once: true });

async function begin(): Promise<void> {
  if (begun) return;
  begun = true;
  await standing();
  const root = document.getElementById('root');
  files ??= root?.dataset.code?.split(' ') ?? [];
  root?.addEventListener('takeover', () => doings.stop(), { once: true });
  for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  await layOutRest();
  // What the app draws from here on is laid out at once.
  delete root?.dataset.code;
  try {
    // One after the other, so that what a person does meanwhile is heard in between.
    for (const file of files) {
      await import(/* @vite-ignore */ file);
      await pause();
    }
  } catch (error) {
    // The page can be read and left by its links; with a line, the next sign of use tries again.
    console.warn('The page stays without its code for now', error);
    begun = false;
  }
}

/** Files are named at the end of the document's head, the place for the app after it. */
function standing(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
}

/** What is far below was left out at first (styles/base.css): it is laid out a few parts at a time, so that none keeps a person waiting. */
async function layOutRest(): Promise<void> {
  for (const [index, part] of document.querySelectorAll<HTMLElement>('[data-later]').entries()) {
    delete part.dataset.later;
    if (index % 4 < 3) continue;
    part.getBoundingClientRect();
    await pause();
  }
}

/** Two frames on, what has loaded is on the screen. */
function whenPainted(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then)));
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The app marks the document once a page's content answers (app/ready.tsx). */
function whenReady(then: () => void): void {
  const page = document.documentElement;
  const observer = new MutationObserver(() => {
    if (page.dataset.ready === undefined) return;
    observer.disconnect();
    then();
  });
  observer.observe(page, { attributeFilter: ['data-ready'] });
}
