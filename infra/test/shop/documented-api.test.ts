import type { ApiDocument } from '@nimantran/proto/http/gateway/openapi';
import { documentedOperations } from '@nimantran/proto/http/shared/documented-operations';
import { openApiDocument } from '@nimantran/proto/http/shared/openapi-document';
import { expect, it } from 'vitest';
import { documentedApi } from '../../shop-client/documented-api.ts';

const document = openApiDocument(documentedOperations(), { origin: 'http://shop.test', version: '0', requestsPerMinute: 600 });
const api = documentedApi(document);
const token = 'x'.repeat(24);
const quotes = {
  method: 'POST',
  path: '/api/quotes',
  headers: { 'x-xsrf-token': token, cookie: `nimantran=1; XSRF-TOKEN=${token}` },
  body: document.paths['/api/quotes']?.post?.requestBody?.content['application/json']?.example,
};
const quote = { currency: 'INR', lines: [], total: { currency: 'INR', amount_minor: 100 }, promo: null };
const answered = (status: number, contentType: string, body: unknown) => ({
  ...{ status, contentType, text: typeof body === 'string' ? body : JSON.stringify(body) },
});
const problem = { type: 'about:blank', title: 'Gone', status: 404, detail: 'It is gone.', code: 'gone' };
const fine = answered(200, 'application/json; charset=utf-8', quote);
const reading = (path: string) => ({ method: 'GET', path, headers: {}, body: undefined });

it('finds no fault in calls that are as documented, or that are not documented', () => {
  expect(api.faultOf('createQuote', { request: quotes, answer: fine })).toBeUndefined();
  expect(
    api.faultOf('createQuote', { request: quotes, answer: answered(404, 'application/problem+json', problem) }),
  ).toBeUndefined();
  const picture = {
    request: reading(`/api/invitations/${'A'.repeat(22)}/picture.jpg`),
    answer: answered(200, 'image/jpeg', 'x'),
  };
  expect(api.faultOf('getInvitationPicture', picture)).toBeUndefined();
  expect(api.faultOf('saveDraft', { request: quotes, answer: answered(500, 'text/plain', 'x') })).toBeUndefined();
});

it.each([
  ['a body', { ...quotes, body: { currency: 'INR' } }, fine],
  ['another path', { ...quotes, path: '/api/quote' }, fine],
  ['another method', { ...quotes, method: 'PUT' }, fine],
  ['no token', { ...quotes, headers: { cookie: quotes.headers.cookie } }, fine],
  ['no cookie', { ...quotes, headers: { 'x-xsrf-token': token } }, fine],
  ['an answer', quotes, answered(200, 'application/json', { ...quote, total: { currency: 'INR', amount_minor: 'much' } })],
  ['a media type', quotes, answered(200, 'text/html', quote)],
  ['a status', quotes, answered(201, 'application/json', quote)],
  ['an error', quotes, answered(404, 'application/problem+json', { error: 'gone' })],
])('finds %s that is not as documented', (_, request, answer) => {
  expect(api.faultOf('createQuote', { request, answer })).toMatch(/^createQuote is not as documented/);
});

it('asks for no token of a key, and for a key where the document names one', () => {
  const headers = { authorization: 'Bearer nim_x' };
  expect(api.faultOf('createQuote', { request: { ...quotes, headers }, answer: fine })).toBeUndefined();
  const given = document.paths['/api/blog/{slug}']?.get?.responses['200'];
  const post = given && 'content' in given && given.content?.['application/json']?.example;
  const read = { request: { ...reading('/api/blog/a-wedding'), headers }, answer: answered(200, 'application/json', post) };
  expect(api.faultOf('getPost', read)).toContain('no API key is documented');
});

it('finds a schema that the document made wrong, and a parameter', () => {
  const wrong: ApiDocument = JSON.parse(
    JSON.stringify(document).replace('"amount_minor":{"type":"integer"', '"amount_minor":{"type":"string"'),
  );
  expect(documentedApi(wrong).faultOf('createQuote', { request: quotes, answer: fine })).toContain('must be string');
  const empty = answered(204, '', '');
  const left = { ...quotes, method: 'DELETE', path: '/api/invitations/short/replies/short', body: undefined };
  expect(api.faultOf('withdrawReply', { request: left, answer: empty })).toContain('the parameter token');
});
