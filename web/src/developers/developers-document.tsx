import {
  type ApiContent,
  type ApiDocument,
  type ApiOperation,
  type ApiParameter,
  type ApiReference,
  type ApiSecurity,
  DEVELOPERS_PATH,
  type JsonSchema,
  OPENAPI_PATH,
} from '@nimantran/proto/http/gateway/openapi';
import { renderToStaticMarkup } from 'react-dom/server';

/** The page's styles, in Vite's manifest; it has no script. */
const STYLES = 'src/developers/developers.css';
const MOBILE = 'width=device-width, initial-scale=1, viewport-fit=cover';

/** The page that shows the API: a whole document with nothing of the app in it, so that the browser's own search finds every word. */
export function developersDocument(document: ApiDocument, shopName: string | undefined, manifest: unknown): string {
  const styles = (manifest as Readonly<Record<string, { file: string }>>)[STYLES];
  if (styles === undefined) throw new Error(`The build has no part named ${STYLES}.`);
  const page = <DevelopersDocument document={document} name={shopName ?? 'this shop'} styles={styles.file} />;
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

function DevelopersDocument({ document, name: shop, styles }: { document: ApiDocument; name: string; styles: string }) {
  const description = `The public API of ${shop}: every operation with its address, parameters and an example.`;
  const [server] = document.servers;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={MOBILE} />
        <meta name="description" content={description} />
        <title>{`For developers | ${shop}`}</title>
        <link rel="canonical" href={`${server?.url}${DEVELOPERS_PATH}`} />
        <link rel="service-desc" href={OPENAPI_PATH} type="application/json" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={`/${styles}`} />
      </head>
      <body>
        <header>
          <a href="/">{shop}</a>
        </header>
        <main>
          <h1>For developers</h1>
          <p className="lead">{description}</p>
          <p>
            The same as an OpenAPI {document.openapi} document: <a href={OPENAPI_PATH}>{OPENAPI_PATH}</a>. Its version is{' '}
            {document.info.version}; all addresses begin with <code>{server?.url}</code>.
          </p>
          <Notes text={document.info.description} />
          <Contents document={document} />
          {document.tags.map(({ name, description }) => (
            <section key={name} aria-labelledby={`of-${name}`}>
              <h2 id={`of-${name}`}>{description}</h2>
              {operationsOf(document, name).map((listed) => (
                <Operation key={listed.operation.operationId} {...listed} document={document} />
              ))}
            </section>
          ))}
        </main>
        <footer>
          <p>
            <a href="/">{shop}</a>
            <a href="/privacy-policy">Privacy</a>
            <a href="/terms-of-service">Terms</a>
          </p>
        </footer>
      </body>
    </html>
  );
}

/** Headings and paragraphs of the document's own description. */
function Notes({ text }: { text: string }) {
  return text
    .split('\n\n')
    .map((part) => (part.startsWith('## ') ? <h2 key={part}>{part.slice('## '.length)}</h2> : <p key={part}>{part}</p>));
}

interface Listed {
  method: string;
  path: string;
  operation: ApiOperation;
}

const operationsOf = ({ paths }: ApiDocument, tag: string): Listed[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

function Contents({ document }: { document: ApiDocument }) {
  return (
    <nav aria-labelledby="operations">
      <h2 id="operations">Operations</h2>
      {document.tags.map(({ name, description }) => (
        <div key={name}>
          <h3>{description}</h3>
          <ul>
            {operationsOf(document, name).map(({ operation: { operationId, summary } }) => (
              <li key={operationId}>
                <a href={`#${operationId}`}>{summary}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Operation({ method, path, operation, document }: Listed & { document: ApiDocument }) {
  const { operationId, summary, security, parameters = [], requestBody, responses } = operation;
  const title = `${operationId}-title`;
  return (
    <article id={operationId} aria-labelledby={title}>
      <h3 id={title}>{summary}</h3>
      <p className="address">
        <code>
          <b>{method}</b> {path}
        </code>
      </p>
      <p className="quiet">
        Name: <code>{operationId}</code>
        {security && <>. {keyInWords(security)}</>}
      </p>
      {parameters.length > 0 && (
        <>
          <h4>Parameters</h4>
          <dl>
            {parameters.map((given) => {
              const parameter = resolved(given, document);
              return (
                <div key={parameter.in + parameter.name}>
                  <dt>
                    <code>{parameter.name}</code>
                  </dt>
                  <dd>{inWords(parameter)}</dd>
                </div>
              );
            })}
          </dl>
        </>
      )}
      {requestBody && <Examples title="Body" of={summary} content={requestBody.content} />}
      {Object.entries(responses).map(
        ([status, answer]) =>
          'description' in answer &&
          (answer.content ? (
            <Examples key={status} title={`Answer ${status}`} of={summary} content={answer.content} />
          ) : (
            <h4 key={status}>Answer {status}, without a body</h4>
          )),
      )}
    </article>
  );
}

/** Examples scroll by themselves, by keys too. */
function Examples({ title, of, content }: { title: string; of: string; content: ApiContent }) {
  return Object.entries(content).map(([type, { example }]) => (
    <div key={type}>
      <h4>
        {title}: <code>{type}</code>
      </h4>
      {example !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keys
        <figure tabIndex={0} aria-label={`${title} of “${of}”`}>
          <pre>{JSON.stringify(example, null, 2)}</pre>
        </figure>
      )}
    </div>
  ));
}

function keyInWords(security: readonly ApiSecurity[]): string {
  if (security.some((way) => Object.keys(way).length === 0)) return 'No API key is needed; one with any scope may be sent.';
  return `Needs an API key with the scope ${security.flatMap((way) => Object.values(way).flat()).join(' or ')}.`;
}

/** The document refers to its own parts alone. */
function resolved(given: ApiParameter | ApiReference, { components }: ApiDocument): ApiParameter {
  if (!('$ref' in given)) return given;
  const name = given.$ref.split('/').at(-1) ?? '';
  const parameter = components.parameters[name];
  if (parameter === undefined) throw new Error(`The document has no parameter named ${name}.`);
  return parameter;
}

const PLACES: Readonly<Record<ApiParameter['in'], string>> = {
  path: 'in the path',
  query: 'in the query',
  header: 'as a header',
  cookie: 'as a cookie',
};

function inWords({ in: place, required, description, schema }: ApiParameter): string {
  const facts = [PLACES[place], required ? 'required' : 'optional', ...limitsOf(schema)].join(', ');
  return `${facts[0]?.toUpperCase()}${facts.slice(1)}. ${description ?? ''}`.trim();
}

const limitsOf = ({ type, pattern, maxLength }: JsonSchema): string[] => [
  ...(type === undefined ? [] : [type]),
  ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
  ...(pattern === undefined ? [] : [`like ${pattern}`]),
];
