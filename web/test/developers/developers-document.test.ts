import { documentedOperations } from '@nimantran/proto/http/shared/documented-operations';
import { openApiDocument } from '@nimantran/proto/http/shared/openapi-document';
import { describe, expect, test } from 'vitest';
import { developersDocument } from '../../src/developers/developers-document.tsx';

const SITE = { origin: 'https://shop.test', version: '1.2.3', requestsPerMinute: 600 };
const MANIFEST = { 'src/developers/developers.css': { file: 'assets/developers-x.css' } };
const document = openApiDocument(documentedOperations(), SITE);
const html = developersDocument(document, 'Shubh', MANIFEST);
const plain = html
  .replaceAll(/<[^>]+>/g, '')
  .replaceAll('&quot;', '"')
  .replaceAll('&#x27;', "'");

describe('the page for developers', () => {
  test('shows every operation with method, path, summary, parameters and examples', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, { operationId, summary, requestBody }] of Object.entries(methods)) {
        expect(html).toContain(`<article id="${operationId}" aria-labelledby="${operationId}-title">`);
        expect(html).toContain(`href="#${operationId}"`);
        expect(plain).toContain(`${method.toUpperCase()} ${path}`);
        expect(plain).toContain(summary);
        const example = requestBody?.content['application/json']?.example;
        if (example !== undefined) expect(plain).toContain(JSON.stringify(example, null, 2));
      }
    }
    expect(plain).toContain(
      'X-XSRF-TOKENAs a header, required, string. The value of the cookie XSRF-TOKEN. Not needed with an API key.',
    );
    expect(plain).toContain('tokenIn the path, required, string, like ^[A-Za-z0-9_-]{22}$.');
    expect(plain).toContain('Answer 204, without a body');
    expect(html).toContain('<title>For developers | Shubh</title>');
    expect(plain).toContain('One address, and each key by itself, may send 600 requests a minute');
    expect(plain).toContain('Name: placeOrder. Needs an API key with the scope orders_write.');
    expect(plain).toContain('Name: createQuote. No API key is needed; one with any scope may be sent.');
  });

  test('has one heading of the first level, and levels that follow one another', () => {
    const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, index) => level - (levels[index - 1] ?? 0) <= 1)).toBe(true);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has no script, and asks no other site for anything', () => {
    expect(html).not.toContain('<script');
    const loaded = [...html.matchAll(/<(?:link|img|iframe)[^>]* (?:href|src)="([^"]+)"/g)].map(([, address]) => address);
    expect(new Set(loaded)).toEqual(
      new Set(['https://shop.test/developers', '/api/openapi.json', '/favicon.svg', '/assets/developers-x.css']),
    );
    expect(() => developersDocument(document, 'Shubh', {})).toThrow('no part named');
  });
});
