import { rememberEarlyActions } from './early-actions.ts';

/**
 * All the code that comes with a page which the shop has made: it loads the app once the page stands with its pictures, or as soon as
 * somebody uses it. It shares nothing with the app, whose files the document names, and so is one small file (infra/e2e/cases/start-before-scripts.test.ts).
 */
const LATEST_MS = 8_000;

let begun = false;
let files: string[] | undefined;
const earlyActions = rememberEarlyActions(() => void begin());
whenReady(() => earlyActions.redo());

// Whoever followed a partner's link is counted before they may go on.
if (new URLSearchParams(location.search).has('partner')) void begin();
setTimeout(() => void begin(), LATEST_MS);
if (document.readyState === 'complete') whenPainted(begin);
else addEventListener('load', () => whenPainted(begin), { once: true });

async function begin(): Promise<void> {
  if (begun) return;
  begun = true;
  await standing();
  const root = document.getElementById('root');
  files ??= root?.dataset.code?.split(' ') ?? [];
  root?.addEventListener('takeover', () => earlyActions.stop(), { once: true });
  for (const href of files) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    await pause();
  }
  await layOutFar();
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

/**
 * What is far below is neither laid out nor painted (styles/base.css), until it comes near: each part then stands as any other. Whoever
 * comes back, or to a part that the address names, finds the page at its full height.
 */
async function layOutFar(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate' || location.hash) return layOutAll();
  const near = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) if (isIntersecting) target.removeAttribute('data-later');
    },
    { rootMargin: '100%' },
  );
  for (const part of farParts()) {
    part.dataset.later = 'near';
    near.observe(part);
  }
  addEventListener('hashchange', async () => {
    await layOutAll();
    document.querySelector(':target')?.scrollIntoView();
  });
}

/** One part after the other, so that nobody is kept waiting. */
async function layOutAll(): Promise<void> {
  for (const part of farParts()) {
    delete part.dataset.later;
    part.getBoundingClientRect();
    await pause();
  }
}

const farParts = () => document.querySelectorAll<HTMLElement>('[data-later]');

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
