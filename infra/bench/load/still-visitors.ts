import { setTimeout as wait } from 'node:timers/promises';
import type { Video } from '@nimantran/proto/domain/theme';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import { drawLiveStill, type LiveStill } from '@nimantran/proto/http/studio/live-stills';
import { type Person, visit } from '../../shop-client/person.ts';

const NAMES = ['Aishwarya', 'Meenakshi Sundaram', 'Arjun', 'आराध्या', 'Rukmini Venkataraghavan', 'Om', 'Gurpreet Kaur', 'மீனாட்சி'];
const SAME_THEME_SECONDS = 10;

export type Theme = Pick<Video, 'id' | 'version' | 'fields'>;

/** The results of a visitor who typed for some time: how long each picture took, in ms, and requests that failed. */
export interface Typed {
  waits: number[];
  failed: number;
}

/** Visitors of a shop behind a proxy, each from another address and with one form open. */
export class StillVisitors {
  readonly #publicUrl: string;
  readonly #forms = new WeakMap<Person, string>();
  #visitors = 0;

  constructor(publicUrl: string) {
    this.#publicUrl = publicUrl;
  }

  /** The headers that the proxy adds for one more visitor. */
  newAddress(): { 'x-forwarded-for': string } {
    this.#visitors += 1;
    return { 'x-forwarded-for': `198.51.${Math.floor(this.#visitors / 250)}.${(this.#visitors % 250) + 1}` };
  }

  open(): Promise<Person> {
    return visit(this.#publicUrl, this.newAddress());
  }

  /** Has a scene drawn with another name for each change. */
  draw(person: Person, theme: Theme, change: number): Promise<LiveStill> {
    const form = this.#forms.get(person) ?? crypto.randomUUID();
    this.#forms.set(person, form);
    const details = Object.fromEntries(theme.fields.map(({ key, sample }) => [key, sample]));
    const field = theme.fields.find(({ kind }) => kind === 'name');
    if (field) details[field.key] = (NAMES[change % NAMES.length] ?? '').slice(0, field.max_length);
    const scene = change % 3 === 0 || !field ? { index: change % 4 } : { field: field.key };
    const words = { details, photos: {}, bride_first: false, scene, width: 720 };
    return person.call(drawLiveStill, { body: { theme_id: theme.id, theme_version: theme.version, form, ...words } });
  }

  /** Visitors who change a name every second, whether or not the last picture has come, as the form does; until the signal. */
  async crowd(count: number, themes: readonly Theme[], signal: AbortSignal): Promise<Typed[]> {
    return Promise.all([...Array(count).keys()].map(async (index) => this.#type(await this.open(), index, themes, signal)));
  }

  async #type(first: Person, index: number, themes: readonly Theme[], signal: AbortSignal): Promise<Typed> {
    const typed: Typed = { waits: [], failed: 0 };
    const asked: Promise<void>[] = [];
    let person = first;
    for (let second = 0; !signal.aborted; second += 1) {
      // A visitor may ask 60 times a minute.
      if (second % 50 === 49) person = await this.open();
      const theme = themes[(index + Math.floor(second / SAME_THEME_SECONDS)) % themes.length];
      if (theme) asked.push(this.#note(typed, this.draw(person, theme, index * 1_000 + second)));
      await wait(1_000, undefined, { signal }).catch(() => {});
    }
    await Promise.all(asked);
    return typed;
  }

  async #note(typed: Typed, drawing: Promise<LiveStill>): Promise<void> {
    const begun = performance.now();
    try {
      await drawing;
      typed.waits.push(performance.now() - begun);
    } catch (error) {
      // A newer request of the same form took its place.
      if (!(error instanceof ProblemError) || error.code !== 'still_outdated') typed.failed += 1;
    }
  }
}
