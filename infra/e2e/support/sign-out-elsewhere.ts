import { endMySession, listMySessions } from '@nimantran/proto/http/identity/my-account';
import { whoAmI } from '@nimantran/proto/http/identity/sessions';
import { expect } from 'vitest';
import { until, visitAs } from '../../shop-client/person.ts';
import type { TestShop } from './whole-shop-cases.ts';

const PHONE = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
};
const DESK = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0' };

/** One account on two devices: each device is listed by name, and one can sign the other out. */
export async function signOutElsewhere({ publicUrl, localUrl }: TestShop): Promise<void> {
  const email = 'two-devices@nimantran.test';
  const phone = await visitAs(publicUrl, localUrl, email, PHONE);
  const desk = await visitAs(publicUrl, localUrl, email, DESK);
  const { sessions } = await desk.call(listMySessions);
  expect(sessions.map(({ device, is_this }) => [device, is_this])).toEqual([
    ['Firefox on Windows', true],
    ['Chrome on Android', false],
  ]);
  // The gateway has cached this session.
  expect((await phone.call(whoAmI)).session?.user.email).toBe(email);
  await desk.call(endMySession, { params: { id: sessions[1]?.id ?? '' } });
  await until('the phone is signed out', 10_000, async () => ((await phone.call(whoAmI)).session === null ? true : undefined));
  await expect(phone.call(listMySessions)).rejects.toMatchObject({ status: 401 });
  expect((await desk.call(listMySessions)).sessions.map(({ device }) => device)).toEqual(['Firefox on Windows']);
}
