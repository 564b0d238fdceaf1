import { expect, it } from 'vitest';
import { tellError, withoutPrivate } from '../src/error-for-log.ts';

it.each([
  ['550 5.1.1 <asha.verma+1@mail.example.com>: user unknown', '550 5.1.1 <(mail address)>: user unknown'],
  ['Key (email)=(asha@example.com) already exists.', 'Key (email)=((mail address)) already exists.'],
  ['token eyJhbGciOi.eyJzdWIiOiIx.c2ln is expired', 'token (token) is expired'],
  ['the key nim_AbCd-12_efGh was refused', 'the key nim_(key) was refused'],
  ['Invalid API Key provided: sk_live_abcdefgh12345', 'Invalid API Key provided: sk_(key)'],
  ['authorization: Bearer abc.def-ghi_jkl', 'authorization: Bearer (token)'],
  ['connect postgres://orders:secret@db:5432/shop failed', 'connect postgres://(credentials)@db:5432/shop failed'],
  ['no route for +91 98765 43210', 'no route for (phone number)'],
  ['Cannot find package node_modules/@fastify/helmet', 'Cannot find package node_modules/@fastify/helmet'],
  ['render 5e2c2b1e-3d7c-4c7e-8d5f-0f0e5c3a9b11.2 took 900 s', 'render 5e2c2b1e-3d7c-4c7e-8d5f-0f0e5c3a9b11.2 took 900 s'],
])('tells %j without what it quotes', (text, told) => {
  expect(withoutPrivate(text)).toBe(told);
});

it('leaves out what else an error carries, and keeps code, stack and causes', () => {
  const refused = Object.assign(new Error('duplicate key value'), { code: '23505', detail: 'Key (name)=(Asha Verma) exists.' });
  const told = tellError(new Error('writing asha@example.com failed', { cause: refused }));
  expect(JSON.stringify(told)).not.toMatch(/Verma|asha@/);
  expect(told).toMatchObject({ type: 'Error', message: 'writing (mail address) failed', cause: { code: '23505' } });
  expect(told.stack).toContain('error-for-log.test.ts');
});

it.each(['@'.repeat(4_000), 'a@'.repeat(2_000), 'a'.repeat(4_000), `a@${'.b'.repeat(2_000)}`, 'eyJ-'.repeat(1_000)])(
  'needs no time that grows beyond the length of a hostile text',
  (text) => {
    for (let n = 0; n < 20; n += 1) withoutPrivate(text);
  },
  20_000,
);
