import { setTimeout as sleep } from 'node:timers/promises';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import { type Person, visitAs } from '../../shop-client/person.ts';
import type { World } from '../world.ts';

const PAUSE_MS = 700;

/** How long the simulated people keep trying, and the errors they met. */
export class Retries {
  #until: number;
  /** Sessions that ended early. */
  signedOut = 0;
  /** Each action tried, and how often it got no acceptable response. */
  readonly troubles = new Map<string, number>();

  constructor(untilMs: number) {
    this.#until = untilMs;
  }

  get isOver(): boolean {
    return Date.now() > this.#until;
  }

  /** Sets the time left from now. */
  limit(ms: number): void {
    this.#until = Date.now() + ms;
  }

  /** Retries until it succeeds. @throws Error naming the action once the time is over */
  async keepAt<Answer>(what: string, attempt: () => Promise<Answer | undefined>): Promise<Answer> {
    let last: unknown;
    while (!this.isOver) {
      try {
        const answer = await attempt();
        if (answer !== undefined) return answer;
      } catch (error) {
        last = error;
        const said = error instanceof ProblemError ? `${error.status} ${error.code}` : error instanceof Error ? error.name : '?';
        const trouble = `${what}: ${said}`;
        this.troubles.set(trouble, (this.troubles.get(trouble) ?? 0) + 1);
      }
      await sleep(PAUSE_MS);
    }
    throw new Error(`In all the time not done: ${what}`, { cause: last });
  }
}

/** A user who continues after errors, and signs in again if the session is gone. */
export class RetryingPerson {
  readonly #world: World;
  readonly #retries: Retries;
  readonly #email: string;
  #person: Promise<Person> | undefined;

  constructor(world: World, retries: Retries, email: string) {
    this.#world = world;
    this.#retries = retries;
    this.#email = email;
  }

  /** @throws Error once the time is over */
  do<Answer>(what: string, act: (person: Person) => Promise<Answer | undefined>): Promise<Answer> {
    return this.#retries.keepAt(what, async () => {
      const person = await this.#visit();
      try {
        return await act(person);
      } catch (error) {
        if (error instanceof ProblemError && error.status === 401) {
          this.#retries.signedOut += 1;
          this.#person = undefined;
        }
        throw error;
      }
    });
  }

  async #visit(): Promise<Person> {
    this.#person ??= visitAs(this.#world.publicUrl, this.#world.localUrl, this.#email).catch((error: unknown) => {
      this.#person = undefined;
      throw error;
    });
    return this.#person;
  }
}
