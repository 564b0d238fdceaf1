import type { KyselyPlugin } from 'kysely';
import type { Context } from '../../src/context.ts';

/** A context whose nth call to a store or the database calls `strike` instead, which throws or ends the process. Counts calls. */
export function interrupted(context: Context, at: number, strike: () => void): { context: Context; calls(): number } {
  let calls = 0;
  const step = (): void => {
    calls += 1;
    if (calls === at) strike();
  };
  const stepped = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...given: unknown[]) => {
          step();
          return Reflect.apply(member, target, given);
        };
      },
    });
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      step();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    context: {
      ...context,
      db: context.db.withPlugin(plugin),
      store: stepped(context.store),
      incoming: stepped(context.incoming),
    },
    calls: () => calls,
  };
}
