import { setTimeout as wait } from 'node:timers/promises';
import type { Video } from '@nimantran/proto/domain/theme';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import { drawLiveStill, type LiveStill } from '@nimantran/proto/http/studio/live-stills';
import { type Person, visit } from '../../shop-client/person.ts';

const NAMES = ['Aishwarya', 'Meenakshi Sundaram', 'Arjun', 'आराध्या', 'Rukmini Venkataraghavan', 'Om', 'Gurpreet Kaur', 'மீனாட்சி'];
const CHANGE_MS = 1_000;
const CHANGES_OF_A_THEME = 10;
/** As in the form. */
const HELD_MS = 2_000;

export type Theme = Pick<Video, 'id' | 'version' | 'fields'>;

/** The results of a visitor who typed for some time, in ms. */
export interface Typed {
  /** From each request to its picture. */
  waits: number[];
  /** From the first change that a picture shows to the picture: longer where a request before it was still being drawn. */
  delays: number[];
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

  /** Visitors who change a name every second, until the signal. */
  async crowd(count: number, themes: readonly Theme[], signal: AbortSignal): Promise<Typed[]> {
    return Promise.all([...Array(count).keys()].map(async (index) => this.#type(await this.open(), index, themes, signal)));
  }

  /** As the form does: newer words are sent once the picture of the earlier ones has come, or has not come for some time. */
  async #type(first: Person, index: number, themes: readonly Theme[], signal: AbortSignal): Promise<Typed> {
    const typed: Typed = { waits: [], delays: [], failed: 0 };
    const begun = performance.now();
    const asked: Promise<void>[] = [];
    let person = first;
    let shown = 0;
    const ask = async (theme: Theme, change: number): Promise<void> => {
      const at = performance.now();
      try {
        await this.draw(person, theme, index * 1_000 + change);
        typed.waits.push(performance.now() - at);
        if (change > shown) typed.delays.push(performance.now() - begun - shown * CHANGE_MS);
        shown = Math.max(shown, change);
      } catch (error) {
        // A newer request of the same form took its place.
        if (!(error instanceof ProblemError) || error.code !== 'still_outdated') typed.failed += 1;
      }
    };
    while (!signal.aborted) {
      // A visitor may ask 60 times a minute.
      if (asked.length % 50 === 49) person = await this.open();
      const change = Math.floor((performance.now() - begun) / CHANGE_MS) + 1;
      const theme = themes[(index + Math.floor(change / CHANGES_OF_A_THEME)) % themes.length];
      if (!theme) break;
      const asking = ask(theme, change);
      asked.push(asking);
      await Promise.race([asking, wait(HELD_MS)]);
      await wait(Math.max(0, begun + change * CHANGE_MS - performance.now()), undefined, { signal }).catch(() => {});
    }
    await Promise.all(asked);
    return typed;
  }
}
