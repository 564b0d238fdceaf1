import type { Plugin } from 'vite';

/** What only servers and their documentation read of an operation. */
const TOLD = /^\s+(?:summary|access):\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`),$/gm;
/** What only a validator reads of a value; src/lib/typebox-shape.ts drops it anyway. */
const VALIDATED = /\bType\.(String|Integer|Number|Boolean|Null|Literal|Unknown)\([^()]*\)/g;
const CALLED = /\b(?:Type\.\w+|defineOperation)\(/g;

/** Contracts as browsers need them: without what they never read, and without the operations that they never call. */
export function leanContracts(): Plugin {
  return {
    name: 'lean-contracts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/proto\/src\// },
      handler: (code) => ({
        code: code.replace(TOLD, '').replace(VALIDATED, 'Type.$1()').replace(CALLED, '/* @__PURE__ */ $&'),
        map: null,
      }),
    },
  };
}
