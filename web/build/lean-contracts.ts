import type { Plugin } from 'vite';

/** Properties of an operation that only servers and their documentation read. */
const TOLD = /^\s+(?:(?:summary|access|file):\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`)|browsersOnly: true),$/gm;
/** Constraints on a value that only a validator reads; src/lib/typebox-shape.ts drops them anyway. */
const VALIDATED = /\bType\.(String|Integer|Number|Boolean|Null|Literal|Unknown)\([^()]*\)/g;
const CALLED = /\b(?:Type\.\w+|defineOperation)\(/g;

/** Reduces contracts to what browsers need: drops the properties they never read and the operations they never call. */
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
