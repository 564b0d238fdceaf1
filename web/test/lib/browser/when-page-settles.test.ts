import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenPageSettles } from '../../../src/lib/browser/when-page-settles.ts';

/** The few properties of a page that `whenStable` reads. */
class FakePage extends EventTarget {
  readyState = 'loading';
  busy = false;
  readonly idle: (() => void)[] = [];
  readonly changes = new Set<() => void>();
  requestIdleCallback = (then: () => void) => void this.idle.push(then);

  load(): void {
    this.readyState = 'complete';
    this.dispatchEvent(new Event('load'));
  }
  change(busy: boolean): void {
    this.busy = busy;
    for (const listener of this.changes) listener();
  }
  beIdle(): void {
    for (const each of this.idle.splice(0)) each();
  }
}

let page: FakePage;
let then: ReturnType<typeof vi.fn<() => void>>;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page = new FakePage();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', page);
  then = vi.fn<() => void>();
  const onChange = (listener: () => void) => {
    page.changes.add(listener);
    return () => page.changes.delete(listener);
  };
  stop = whenPageSettles({ isBusy: () => page.busy, onChange }, then);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page is stable', () => {
  it('once it has loaded and the browser is idle', () => {
    page.beIdle();
    expect(then).not.toHaveBeenCalled();
    page.load();
    expect(then).not.toHaveBeenCalled();
    page.beIdle();
    expect(then).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect([then.mock.calls.length, page.changes.size]).toEqual([1, 0]);
  });

  it('not while themes are on their way, also those asked for just now', () => {
    page.change(true);
    page.load();
    page.beIdle();
    page.change(false);
    page.busy = true;
    page.beIdle();
    expect(then).not.toHaveBeenCalled();
    page.change(false);
    page.beIdle();
    expect(then).toHaveBeenCalledOnce();
  });

  it('after 30,000 ms at the latest', () => {
    page.change(true);
    vi.advanceTimersByTime(29_999);
    expect(then).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(then).toHaveBeenCalledOnce();
    page.load();
    page.change(false);
    page.beIdle();
    expect(then).toHaveBeenCalledOnce();
  });

  it('never, where nobody waits any more', () => {
    stop();
    page.load();
    page.beIdle();
    vi.advanceTimersByTime(60_000);
    expect(then).not.toHaveBeenCalled();
  });
});
