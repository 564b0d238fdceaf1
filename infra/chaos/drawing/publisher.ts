import { publishThemeVersion } from '@nimantran/proto/http/catalog/admin-themes';
import { prepareTheme, type ReadyVersion } from '../../shop-client/publish-theme.ts';
import { shortThemeInBoth } from '../../test-support/fixtures/short-theme.ts';
import type { RetryingPerson } from '../people/retries.ts';

/** Its worker may be killed again and again meanwhile. */
const READY_MS = 900_000;

/** Puts versions of a theme on sale, each on a ground of another colour, and has the next one ready. */
export class Publisher {
  readonly #admin: RetryingPerson;
  #ready: ReadyVersion | undefined;
  #prepared = 0;
  published = 0;

  constructor(admin: RetryingPerson) {
    this.#admin = admin;
  }

  get isReady(): boolean {
    return this.#ready !== undefined;
  }

  /** Has the next version drawn: its samples are made in pieces like films of orders. */
  async prepare(): Promise<void> {
    const turn = this.#prepared;
    this.#prepared += 1;
    const zip = await shortThemeInBoth([0.1 + 0.05 * (turn % 6), 0.3 - 0.04 * (turn % 7), 0.05 * (turn % 5)]);
    this.#ready = await this.#admin.do('prepare a version', (person) => prepareTheme(person, zip, READY_MS));
  }

  /** Puts the version that is ready on sale. */
  async publish(): Promise<void> {
    const params = this.#ready;
    if (!params) return;
    this.#ready = undefined;
    await this.#admin.do('publish a version', (person) => person.call(publishThemeVersion, { params }));
    this.published += 1;
  }
}
