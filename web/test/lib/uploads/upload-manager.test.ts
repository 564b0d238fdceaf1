import { describe, expect, it, vi } from 'vitest';
import { StorageError } from '../../../src/lib/uploads/storage-error.ts';
import { locksOf, memoryOf, openTab, photo, ready, target } from '../../support/fake-upload-parts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const until = <Value>(ask: () => Value) => vi.waitFor(ask, { timeout: 20_000, interval: 2 });

describe('an upload', () => {
  it('waits in line, is sent, checked and put into the draft', async () => {
    const tab = openTab({ atOnce: 1 });
    tab.manager.start(target('groom'), photo('groom.jpg'));
    tab.manager.start(target('bride'), photo('bride.jpg'));
    await until(() => expect(tab.stateOf('groom')).toMatchObject({ phase: 'sending', fileName: 'groom.jpg', sizeBytes: 1000 }));
    expect(tab.stateOf('bride')?.phase).toBe('waiting');
    tab.sent[0]?.sending.onProgress(400);
    expect(tab.stateOf('groom')).toMatchObject({ sentBytes: 400, stuck: false });
    tab.sent[0]?.arrive('u1');
    await until(() => expect(tab.settled).toEqual([['groom', 'u1']]));
    expect(tab.stateOf('groom')).toBeUndefined();
    await until(() => expect(tab.stateOf('bride')?.phase).toBe('sending'));
  });

  it('says that it is stuck while the line is gone', async () => {
    const tab = openTab();
    tab.manager.start(target('groom'), photo('groom.jpg'));
    await until(() => expect(tab.sent).toHaveLength(1));
    tab.sent[0]?.sending.onPause();
    expect(tab.stateOf('groom')).toMatchObject({ phase: 'sending', stuck: true, secondsLeft: null });
  });

  it('gives its place away while it is paused, and goes on where it was', async () => {
    const tab = openTab({ atOnce: 1 });
    tab.manager.start(target('groom'), photo('groom.jpg'));
    tab.manager.start(target('bride'), photo('bride.jpg'));
    await until(() => expect(tab.sent).toHaveLength(1));
    tab.sent[0]?.sending.onUrl('/api/uploads/u1');
    tab.sent[0]?.sending.onProgress(600);
    tab.manager.pause(target('groom'));
    expect(tab.stateOf('groom')).toMatchObject({ phase: 'paused', sentBytes: 600 });
    expect(tab.sent[0]?.sending.signal.aborted).toBe(true);
    await until(() => expect(tab.stateOf('bride')?.phase).toBe('sending'));
    tab.manager.resume(target('groom'));
    tab.sent[1]?.arrive('u2');
    await until(() => expect(tab.sent).toHaveLength(3));
    expect(tab.sent[2]?.sending.url).toBe('/api/uploads/u1');
  });

  it('ends at the shop too when it is cancelled, and leaves nothing on the device', async () => {
    const kept = memoryOf();
    const tab = openTab({ kept });
    tab.manager.start(target('groom'), photo('groom.jpg'));
    await until(() => expect(tab.sent).toHaveLength(1));
    tab.sent[0]?.sending.onUrl('/api/uploads/u1');
    tab.manager.cancel(target('groom'));
    expect(tab.stateOf('groom')).toBeUndefined();
    expect(tab.deleted).toEqual(['u1']);
    await until(() => expect(kept.map.size).toBe(0));
    expect(tab.settled).toEqual([]);
  });

  it('makes room for another file of the same place', async () => {
    const tab = openTab();
    tab.manager.start(target('groom'), photo('first.jpg'));
    await until(() => expect(tab.sent).toHaveLength(1));
    tab.sent[0]?.sending.onUrl('/api/uploads/u1');
    tab.manager.start(target('groom'), photo('second.jpg'));
    await until(() => expect(tab.sent).toHaveLength(2));
    tab.sent[1]?.arrive('u2');
    await until(() => expect(tab.settled).toEqual([['groom', 'u2']]));
    expect(tab.deleted).toEqual(['u1']);
  });

  it('can be tried again after the line was gone for too long, and goes on from its address', async () => {
    const tab = openTab();
    tab.manager.start(target('groom'), photo('groom.jpg'));
    await until(() => expect(tab.sent).toHaveLength(1));
    tab.sent[0]?.sending.onUrl('/api/uploads/u1');
    tab.sent[0]?.fail(new StorageError('storage/retry-limit-exceeded'));
    await until(() =>
      expect(tab.stateOf('groom')).toMatchObject({ phase: 'failed', code: 'storage/retry-limit-exceeded', retriable: true }),
    );
    tab.manager.resume(target('groom'));
    await until(() => expect(tab.sent[1]?.sending.url).toBe('/api/uploads/u1'));
  });

  it('that is no photo inside tells why, and is not offered or kept for another try', async () => {
    const kept = memoryOf();
    const rejected = { ...ready('u1'), state: 'rejected' as const, reason: 'This is a film.' };
    const tab = openTab({ kept, check: async () => rejected });
    tab.manager.start(target('groom'), photo('groom.jpg'));
    await until(() => expect(tab.sent).toHaveLength(1));
    tab.sent[0]?.arrive('u1');
    await until(() =>
      expect(tab.stateOf('groom')).toMatchObject({ phase: 'failed', message: 'This is a film.', retriable: false }),
    );
    await until(() => expect(kept.map.size).toBe(0));
  });

  it('that was lost while it was checked is sent once more', async () => {
    const tab = openTab({ check: () => Promise.reject(new StorageError('storage/object-not-found', { status: 404 })) });
    tab.manager.start(target('groom'), photo('groom.jpg'));
    await until(() => expect(tab.sent).toHaveLength(1));
    tab.sent[0]?.arrive('u1');
    await until(() => expect(tab.stateOf('groom')).toMatchObject({ phase: 'failed', retriable: true }));
    tab.manager.resume(target('groom'));
    await until(() => expect(tab.sent).toHaveLength(2));
    expect(tab.sent[1]?.sending.url).toBeNull();
  });
});

describe('after a reload', () => {
  async function interrupted(full = false) {
    const kept = memoryOf(full);
    const before = openTab({ kept });
    before.manager.start(target('groom'), photo('groom.jpg'));
    await until(() => expect(before.sent).toHaveLength(1));
    before.sent[0]?.sending.onUrl('/api/uploads/u1');
    await until(() => expect(kept.map.get('101:photo:groom')?.url).toBe('/api/uploads/u1'));
    return { kept, before };
  }

  it('an upload goes on by itself from where the shop stands', async () => {
    const { kept } = await interrupted();
    const tab = openTab({ kept });
    await tab.manager.restore();
    await until(() => expect(tab.sent).toHaveLength(1));
    expect(tab.sent[0]?.sending.url).toBe('/api/uploads/u1');
    expect(tab.sent[0]?.file.name).toBe('groom.jpg');
    tab.sent[0]?.arrive('u1');
    await until(() => expect(tab.settled).toEqual([['groom', 'u1']]));
    expect(kept.map.size).toBe(0);
  });

  it('a paused one stays paused', async () => {
    const { kept, before } = await interrupted();
    before.sent[0]?.sending.onProgress(300);
    before.manager.pause(target('groom'));
    const tab = openTab({ kept });
    await tab.manager.restore();
    expect(tab.stateOf('groom')).toMatchObject({ phase: 'paused', sentBytes: 300 });
    expect(tab.sent).toEqual([]);
  });

  it('what was being checked is asked for, not sent again', async () => {
    const kept = memoryOf();
    const before = openTab({ kept, check: () => new Promise(() => {}) });
    before.manager.start(target('groom'), photo('groom.jpg'));
    await until(() => expect(before.sent).toHaveLength(1));
    before.sent[0]?.arrive('u1');
    await until(() => expect(kept.map.get('101:photo:groom')?.uploadId).toBe('u1'));
    const tab = openTab({ kept });
    await tab.manager.restore();
    await until(() => expect(tab.settled).toEqual([['groom', 'u1']]));
    expect(tab.sent).toEqual([]);
  });

  it('the same file is asked for where the device could not keep it, and goes on at the same address', async () => {
    const { kept, before } = await interrupted(true);
    expect(before.manager.wouldLose()).toBe(true);
    const tab = openTab({ kept });
    await tab.manager.restore();
    await until(() => expect(tab.stateOf('groom')).toMatchObject({ phase: 'asking', fileName: 'groom.jpg' }));
    tab.manager.start(target('groom'), photo('groom.jpg'));
    await until(() => expect(tab.sent[0]?.sending.url).toBe('/api/uploads/u1'));
    expect(tab.deleted).toEqual([]);
  });

  it('another file in its place starts from zero, and the old upload is deleted in the shop', async () => {
    const { kept } = await interrupted(true);
    const tab = openTab({ kept });
    await tab.manager.restore();
    await until(() => expect(tab.stateOf('groom')?.phase).toBe('asking'));
    tab.manager.start(target('groom'), photo('other.jpg'));
    await until(() => expect(tab.sent).toHaveLength(1));
    expect(tab.sent[0]?.sending.url).toBeNull();
    expect(tab.deleted).toEqual(['u1']);
  });

  it('uploads of another person or older than a day are not sent', async () => {
    const { kept } = await interrupted();
    const other = openTab({ kept });
    other.owner.uid = 'dev';
    await other.manager.restore();
    expect(other.sent).toEqual([]);
    await until(() => expect(kept.map.size).toBe(0));
    const again = await interrupted();
    const late = openTab({ kept: again.kept, now: () => DAY_MS + 1 });
    await late.manager.restore();
    expect(late.sent).toEqual([]);
    await until(() => expect(again.kept.map.size).toBe(0));
  });

  it('leaving warns only while bytes are not kept', async () => {
    const { before } = await interrupted();
    expect(before.manager.wouldLose()).toBe(false);
  });
});

describe('a session that ends', () => {
  it('takes no file of nobody', () => {
    const tab = openTab();
    tab.owner.uid = null;
    const { start } = tab.manager;
    start(target('groom'), photo('groom.jpg'));
    expect(tab.stateOf('groom')).toMatchObject({ phase: 'failed', code: 'storage/unauthenticated', retriable: false });
    expect(tab.sent).toEqual([]);
  });

  it('stops an upload, which goes on after signing in again', async () => {
    const tab = openTab();
    tab.manager.start(target('groom'), photo('groom.jpg'));
    await until(() => expect(tab.sent).toHaveLength(1));
    tab.sent[0]?.fail(new StorageError('storage/unauthenticated'));
    await until(() =>
      expect(tab.stateOf('groom')).toMatchObject({ phase: 'failed', message: 'You need to authenticate first. ' }),
    );
    expect(tab.owner.uid).toBeNull();
    tab.owner.uid = 'asha';
    await tab.manager.restore();
    await until(() => expect(tab.sent).toHaveLength(2));
  });

  it('leaves nothing behind after signing out, and writes nothing down afterwards', async () => {
    const kept = memoryOf();
    const tab = openTab({ kept });
    tab.manager.start(target('groom'), photo('groom.jpg'));
    await until(() => expect(tab.sent).toHaveLength(1));
    tab.manager.forget();
    kept.map.clear();
    tab.sent[0]?.sending.onUrl('/api/uploads/u1');
    expect(tab.sent[0]?.sending.signal.aborted).toBe(true);
    expect(tab.manager.states.get()).toEqual({});
    await Promise.resolve();
    expect(kept.map.size).toBe(0);
    expect(tab.deleted).toEqual([]);
  });
});

describe('two tabs', () => {
  async function twoTabs() {
    const kept = memoryOf();
    const lockOf = locksOf();
    const first = openTab({ kept, lock: lockOf() });
    first.manager.start(target('groom'), photo('groom.jpg'));
    await until(() => expect(first.sent).toHaveLength(1));
    first.sent[0]?.sending.onUrl('/api/uploads/u1');
    await until(() => expect(kept.map.get('101:photo:groom')?.url).toBe('/api/uploads/u1'));
    const second = openTab({ kept, lock: lockOf() });
    await second.manager.restore();
    await until(() => expect(second.stateOf('groom')?.phase).toBe('elsewhere'));
    return { kept, first, second };
  }

  it('never send the same upload twice; the other learns when it is done', async () => {
    const { first, second } = await twoTabs();
    first.sent[0]?.arrive('u1');
    await until(() => expect(second.elsewhere).toEqual(['groom']));
    expect(second.sent).toEqual([]);
    expect(second.stateOf('groom')).toBeUndefined();
  });

  it('the second goes on when the first is closed', async () => {
    const { first, second } = await twoTabs();
    // A closed tab releases its locks and leaves the stored uploads.
    first.manager.forget();
    await until(() => expect(second.sent[0]?.sending.url).toBe('/api/uploads/u1'));
  });

  it('a new file in the second takes the place over', async () => {
    const { first, second } = await twoTabs();
    second.manager.start(target('groom'), photo('better.jpg'));
    await until(() => expect(first.sent[0]?.sending.signal.aborted).toBe(true));
    await until(() => expect(first.stateOf('groom')).toMatchObject({ phase: 'elsewhere', fileName: 'better.jpg' }));
    await until(() => expect(second.sent).toHaveLength(1));
    second.sent[0]?.arrive('u2');
    await until(() => expect(second.settled).toEqual([['groom', 'u2']]));
    await until(() => expect(first.elsewhere).toEqual(['groom']));
    expect(first.sent).toHaveLength(1);
  });

  it('cancelling in the second ends it in the first', async () => {
    const { kept, first, second } = await twoTabs();
    second.manager.cancel(target('groom'));
    await until(() => expect(first.stateOf('groom')).toBeUndefined());
    expect(first.sent[0]?.sending.signal.aborted).toBe(true);
    expect(second.deleted).toEqual(['u1']);
    await until(() => expect(kept.map.size).toBe(0));
  });
});
