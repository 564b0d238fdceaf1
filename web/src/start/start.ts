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

// A visit through a partner's link is counted before the visitor can leave the page.
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
  // Everything the app renders from here on is laid out immediately.
  delete root?.dataset.code;
  try {
    // One at a time, so that input is handled in between.
    for (const file of files) {
      await import(/* @vite-ignore */ file);
      await pause();
    }
  } catch (error) {
    // The page can be read and its links work; once there is a connection, the next sign of use tries again.
    console.warn('The page works without its code for now', error);
    begun = false;
  }
}

/** The files are named at the end of the document's head, before the app's root element. */
function standing(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
}

/**
 * Parts far below are neither laid out nor painted (styles/base.css) until they come near; each is then a normal part. A visitor
 * who returns, or follows a fragment, finds the page at its full height.
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

/** One part at a time, so that input is not blocked. */
async function layOutAll(): Promise<void> {
  for (const part of farParts()) {
    delete part.dataset.later;
    part.getBoundingClientRect();
    await pause();
  }
}

const farParts = () => document.querySelectorAll<HTMLElement>('[data-later]');

/** After two frames, loaded content has been painted. */
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
