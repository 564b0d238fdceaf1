import { readFile, stat } from 'node:fs/promises';
import { soundContainer } from '@nimantran/kit/av/sound-container';
import { probeIsolation } from '@nimantran/kit/process/isolation';
import { bytesOfMb, DEFAULT_UPLOAD_MB } from '@nimantran/proto/domain/upload-size';
import { WAVEFORM_BARS } from '@nimantran/proto/http/media/uploads';
import { Demuxer } from 'node-av';
import { afterAll, describe, expect, test } from 'vitest';
import { soundPath } from '../../../../infra/test-support/fixtures/sound-files.ts';
import { ALL, oneOfEach } from '../../../../infra/test-support/vitest/all-tests.ts';
import { createMemoryBudget } from '../../src/checks/memory-budget.ts';
import { createMusicChecks } from '../../src/music/inspect-music.ts';
import { remakeMusic } from '../../src/music/remake-music.ts';
import { CONTRABAND, type CorpusFile, MUSIC_CORPUS, writeCorpusFile } from '../support/music-corpus/corpus.ts';
import { watchChildren } from '../support/watch-children.ts';

const MB = 1024 * 1024;
const music = createMusicChecks({
  isolation: probeIsolation('auto', 'CHECK_ISOLATION'),
  atOnce: 1,
  budget: createMemoryBudget(400 * MB),
});
afterAll(() => music.close());
const memory = watchChildren();

const kindOf = ({ name, expect }: CorpusFile): string =>
  'refused' in expect ? expect.refused.source : (name.split(' ')[1] ?? name);

/**
 * A process that refused a file is ended, and starting the next takes longer than most checks: `make test` refuses in this
 * process, except what only a process's limits refuse.
 */
const isCheckedHere = ({ expect }: CorpusFile): boolean =>
  !ALL && 'refused' in expect && !expect.refused.source.includes('demanding');

describe('hostile, broken and odd music', () => {
  test.for(oneOfEach(MUSIC_CORPUS, kindOf))('$name', { timeout: 120_000 }, async (file) => {
    const input = await writeCorpusFile(file);
    expect((await stat(input)).size).toBeLessThan(bytesOfMb(DEFAULT_UPLOAD_MB.music));
    const output = soundPath('m4a');
    const result = isCheckedHere(file)
      ? await remakeMusic({ input, music: soundPath('m4a') })
      : await music.inspect({ input, music: output });
    if ('refused' in file.expect) {
      expect(result).toEqual({ outcome: 'rejected', reason: expect.stringMatching(file.expect.refused) });
      expect('reason' in result && result.reason).toMatch(/^(The|This|There) .{10,300}\.$/);
      await expect(stat(output)).rejects.toThrow();
      return;
    }
    if (result.outcome !== 'ready') throw new Error(result.reason);
    expect(Math.abs(result.durationSeconds - file.expect.harmless)).toBeLessThan(0.15);
    expect(result.waveform).toHaveLength(WAVEFORM_BARS);
    expect(Math.max(...result.waveform)).toBe(100);
    const kept = await readFile(output);
    expect(kept.includes(CONTRABAND)).toBe(false);
    expect(await soundContainer(output, { maxBytes: 60 * MB, among: ['mov'] })).toBe('mov');
    expect(kept.indexOf('moov')).toBeLessThan(kept.indexOf('mdat'));
    await using made = await Demuxer.open(output);
    expect(made.streams).toHaveLength(1);
  });

  // Apart from its checks, the service itself takes about 110 of its 512 MB.
  test('took less memory than a service has', () => {
    const most = memory.stop();
    expect(most).toBeGreaterThan(50 * MB);
    expect(most).toBeLessThan(400 * MB);
  });
});
