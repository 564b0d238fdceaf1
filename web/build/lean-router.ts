import type { Plugin } from 'vite';

const MADE_AT_START = /^var (\w+) = (React\d*\.(?:forwardRef|memo|createContext))\(/gm;
const NAMES = /^\w+\.displayName = .*;$/gm;
/** What only routes with data loading meet: their state, and the boundary that shows their faults. */
const DATA_STATE = /(function _renderMatches\([^)]*\) \{\s+let dataRouterState = )[^;]*;/;
const BOUNDARY =
  /(var RenderErrorBoundary = )class extends (React\d*\.Component) (\{[\s\S]*?\n\});\nRenderErrorBoundary\.contextType = \w+;/;

/**
 * The router comes as one file in which its links, forms and what they prefetch of a framework's pages are made at the start: marked
 * as what may be left out where nobody uses it, that is 3 KB less on every first visit. Its routes here are plain: what data loading
 * needs of their faults goes too.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(MADE_AT_START, 'var $1 = /* @__PURE__ */ $2(')
          .replace(NAMES, '')
          .replace(DATA_STATE, '$1null;')
          .replace(BOUNDARY, '$1/* @__PURE__ */ ((Base) => class extends Base $3)($2);'),
        map: null,
      }),
    },
  };
}
