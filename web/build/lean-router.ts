import type { Plugin } from 'vite';

const MADE_AT_START = /^var (\w+) = (React\d*\.(?:forwardRef|memo|createContext))\(/gm;
const NAMES = /^\w+\.displayName = .*;$/gm;
/** Advice to developers, which tests and types give here. */
const ADVICE =
  /`(?:<Navigate> may be used|A <Route> is only|You should call navigate|use\w+\(\) may be used|<Router basename=|\[\$\{typeof element|Cannot include a |\$\{hookName\} |Route path "|Absolute route path |The URL path "|No routes matched |Matched leaf route |When overriding )(?:[^`\\]|\\.)*`/gs;
/** State and error boundary that only routes with data loading use. */
const DATA_STATE = /(function _renderMatches\([^)]*\) \{\s+let dataRouterState = )[^;]*;/;
const BOUNDARY =
  /(var RenderErrorBoundary = )class extends (React\d*\.Component) (\{[\s\S]*?\n\});\nRenderErrorBoundary\.contextType = \w+;/;

/**
 * The router is one file that creates its links, forms and prefetching for framework pages at the start. Marking these as pure
 * lets the bundler drop unused ones, which saves 3 KB on every first visit. The routes here are plain, so the error handling for
 * data loading goes too, and advice to developers.
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
          .replace(ADVICE, '``')
          .replace(DATA_STATE, '$1null;')
          .replace(BOUNDARY, '$1/* @__PURE__ */ ((Base) => class extends Base $3)($2);'),
        map: null,
      }),
    },
  };
}
