import type { Plugin, Rolldown } from 'vite';

/**
 * Makes the browser compile the bodies of CommonJS packages while their file downloads, off the main thread. They run as soon as
 * the file does, but are written as functions that are called later, which engines only pre-parse; a function in parentheses is
 * taken for one that is called immediately (v8.dev/blog/preparser#pife).
 */
export function eagerModules(): Plugin {
  return {
    name: 'nimantran:eager-modules',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    renderChunk: {
      // Runs after the minifier, which removes the parentheses.
      order: 'post',
      handler(code, { name }) {
        if (name !== 'react') return null;
        const wrappers = this.parse(code).body.flatMap(wrappersOf);
        if (wrappers.length === 0)
          throw new Error('The file of React holds no CommonJS package any more: build/eager-modules.ts can go.');
        return { code: wrappers.reduceRight(inParentheses, code), map: null };
      },
    },
  };
}

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number];

interface Wrapper {
  start: number;
  /** Position of the opening brace of its body. */
  body: number;
  end: number;
  parameters: string[];
}

/** `name = wrap((exports, module) => { … })` */
function wrappersOf(statement: Statement): Wrapper[] {
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ init }) => {
    const wrapped = init?.type === 'CallExpression' ? init.arguments[0] : undefined;
    if (wrapped?.type !== 'ArrowFunctionExpression' || wrapped.body.type !== 'BlockStatement') return [];
    const parameters = wrapped.params.map((parameter) => (parameter.type === 'Identifier' ? parameter.name : '_'));
    return [{ start: wrapped.start, body: wrapped.body.start, end: wrapped.end, parameters }];
  });
}

/** Engines recognise the pattern only with `function`, not with arrows. */
const inParentheses = (code: string, { start, body, end, parameters }: Wrapper): string =>
  `${code.slice(0, start)}(function(${parameters.join(',')})${code.slice(body, end)})${code.slice(end)}`;
