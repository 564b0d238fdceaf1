import { decideRoleApproval, grantRole, listRoleApprovals, listUsers } from '@nimantran/proto/http/identity/people';
import { getStudioQueue } from '@nimantran/proto/http/studio/jobs';
import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Shop } from '../../../launcher/shop.ts';
import { type Person, visitAs } from '../../../shop-client/person.ts';
import { eventually } from '../../../test-support/eventually.ts';
import { goToPage, openStaff, type StaffWindow } from './staff-window.ts';

export const ADMIN = 'admin@nimantran.test';
export const COLLEAGUE = 'second@nimantran.test';
const KAVYA = 'kavya@nimantran.test';
const POWER_ENDS_MS = 5_000;
/** The tab polls every three seconds, and a busy machine renders it late. */
const TAB_LEAVES_MS = 15_000;

const said = (page: Page, words: RegExp | string) => page.getByRole('status').filter({ hasText: words }).first().waitFor();
const dialogButton = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const card = (page: Page, words: string): Locator => page.getByRole('listitem').filter({ hasText: words });

/** Creates a second admin, which a sole admin may do alone, and a person who is about to join the staff. */
export async function hire(shop: Shop): Promise<{ admin: Person; kavya: Person }> {
  const [admin, , kavya] = await Promise.all(
    [ADMIN, COLLEAGUE, KAVYA].map((email) => visitAs(shop.publicUrl, shop.localUrl, email)),
  );
  if (!admin || !kavya) throw new Error('Nobody came.');
  const { approval } = await admin.call(grantRole, { params: { uid: await uidOf(admin, COLLEAGUE) }, body: { role: 'admin' } });
  expect(approval).toBeNull();
  return { admin, kavya };
}

async function uidOf(admin: Person, email: string): Promise<string> {
  const { users } = await admin.call(listUsers, { query: { search: email } });
  return users[0]?.uid ?? '';
}

/** An admin finds a person and requests a role for them; a second admin approves it, which the first one may not do. */
export async function peopleWalk(shop: Shop, browser: Browser, admin: Person): Promise<void> {
  const staff = await openStaff(browser, shop, 'people', ADMIN);
  const { page, press } = staff;
  await page.goto(`${shop.publicUrl}/admin`);
  await goToPage(staff, 'People');
  await page.getByRole('link', { name: KAVYA }).waitFor();
  await staff.isInOrder('people');
  await openPerson(staff, KAVYA);
  await staff.isInOrder('person');

  await press(page.getByRole('button', { name: 'Grant the role Designer' }));
  await page.getByRole('dialog').getByText('another one has to approve').waitFor();
  await press(dialogButton(page, 'Grant the role'));
  await said(page, 'Requested: another admin has to approve.');
  const asked = card(page, 'Grant the role designer to');
  await asked.getByText('Requested by you').waitFor();
  expect(await asked.getByRole('button').allInnerTexts()).toEqual(['Withdraw']);
  await staff.isInOrder('asked');
  // The API rejects it too.
  const [waiting] = (await admin.call(listRoleApprovals, { query: {} })).approvals;
  const own = admin.call(decideRoleApproval, { params: { id: waiting?.id ?? '' }, body: { decision: 'agree' } });
  await expect(own).rejects.toMatchObject({ code: 'own_request' });

  const second = await openStaff(browser, shop, 'people-second', COLLEAGUE);
  await second.page.goto(`${shop.publicUrl}/admin/people`);
  await card(second.page, 'Grant the role designer to').getByText(`Requested by ${ADMIN}`).waitFor();
  await second.press(card(second.page, 'Grant the role designer to').getByRole('button', { name: 'Approve' }));
  await second.press(dialogButton(second.page, 'Approve'));
  await said(second.page, 'Approved. It takes effect now.');
  await openPerson(second, KAVYA);
  await second.page.getByRole('button', { name: 'Revoke the role Designer' }).waitFor();
  expect(await card(second.page, 'Grant the role designer to').count()).toBe(0);
  await changeSeller(shop, staff, second);
  await Promise.all([staff.close(), second.close()]);
}

/** A new seller takes effect with the second admin, who sees both names, and pages name it at once. */
async function changeSeller({ publicUrl }: Shop, staff: StaffWindow, second: StaffWindow): Promise<void> {
  const seller = 'Shubh Films LLP';
  const terms = async () => (await fetch(`${publicUrl}/terms-of-service`)).text();
  expect(await terms()).toContain('Nimantran (development)');
  await staff.page.goto(`${publicUrl}/admin/settings?section=seller`);
  await staff.write(staff.page.getByLabel('Name of the seller'), seller);
  await staff.press(staff.page.getByRole('button', { name: 'Save', exact: true }));
  await said(staff.page, 'Requested. It takes effect once a second admin approves it.');
  await card(staff.page, 'Change the shop’s settings: seller').getByText('Requested by you').waitFor();
  await staff.isInOrder('settings');
  expect(await terms()).not.toContain(seller);
  await second.page.goto(`${publicUrl}/admin/people`);
  await second.press(card(second.page, 'Change the shop’s settings').getByRole('link', { name: 'Show what changes' }));
  const asked = card(second.page, 'Change the shop’s settings: seller');
  await asked.getByText('Nimantran (development)').waitFor();
  await asked.getByText(seller).waitFor();
  await second.press(asked.getByRole('button', { name: 'Approve' }));
  await second.press(dialogButton(second.page, 'Approve'));
  await said(second.page, 'Approved. It takes effect now.');
  await eventually('the terms name the new seller', async () => (await terms()).includes(seller), 10_000);
}

/** Searches for a part of the mail address, which then appears in the page's URL, and opens the person found. */
async function openPerson({ page, write, keys, press }: StaffWindow, email: string): Promise<void> {
  const [name = ''] = email.split('@');
  await write(page.getByLabel('Part of a name or address'), name);
  await keys.press('Enter');
  await page.waitForURL(new RegExp(`/admin/people\\?search=${name}$`));
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await press(page.getByRole('link', { name: email }));
  await page.waitForURL(/\/admin\/people\/[^?]+$/);
  await page.getByRole('heading', { name: 'Roles' }).waitFor();
}

/** Changes can be found by text and by actor, both part of the URL; the audit chain is intact. */
export async function auditWalk(shop: Shop, browser: Browser): Promise<void> {
  const staff = await openStaff(browser, shop, 'audit', ADMIN);
  const { page, press, write, keys } = staff;
  await page.goto(`${shop.publicUrl}/admin/people`);
  await goToPage(staff, 'Audit log');
  await page.getByText(/All \d+ rows are unchanged/).waitFor();
  const rows = page.getByRole('row').filter({ hasText: 'identity' });
  // Events arrive after a short delay.
  await eventually('the log has the role that was given', async () => {
    if ((await page.getByText('Granted the role designer', { exact: true }).count()) > 0) return true;
    await page.reload();
    await rows.first().waitFor();
    return false;
  });
  await staff.isInOrder('audit', 'alike');
  await write(page.getByLabel('Text', { exact: true }), 'granted designer');
  await keys.press('Enter');
  await page.waitForURL(/\/admin\/audit\?search=granted\+designer$/);
  await expect.poll(() => rows.count()).toBeGreaterThan(0);
  await expect.poll(async () => (await rows.allInnerTexts()).every((row) => /granted the role designer/i.test(row))).toBe(true);
  await press(page.getByText(/^\d values?/).first());
  await page.getByText('granted').first().waitFor();
  await page.reload();
  expect(await page.getByLabel('Text', { exact: true }).inputValue()).toBe('granted designer');
  await press(rows.first().getByRole('link', { name: COLLEAGUE }));
  await page.waitForURL(/\/admin\/audit\?actor=/);
  await expect.poll(async () => (await rows.allInnerTexts()).every((row) => row.includes(COLLEAGUE))).toBe(true);
  await press(page.getByRole('button', { name: 'Check again' }));
  await page.getByText(/All \d+ rows are unchanged/).waitFor();
  await staff.isInOrder('audit-found');
  await staff.close();
}

/** A revoked role loses access within five seconds, and the person's open tabs leave the page with a message. */
export async function lostRoleWalk(
  shop: Shop,
  browser: Browser,
  { admin, kavya }: { admin: Person; kavya: Person },
): Promise<void> {
  const [staff, designer, second] = await Promise.all([
    openStaff(browser, shop, 'lost-role', ADMIN),
    openStaff(browser, shop, 'lost-role-designer', KAVYA),
    openStaff(browser, shop, 'lost-role-second', COLLEAGUE),
  ]);
  await Promise.all([designer.page.goto(`${shop.publicUrl}/designer`), second.page.goto(`${shop.publicUrl}/admin/people`)]);
  await designer.page.getByRole('heading', { level: 1, name: 'Designers’ queue' }).waitFor();
  await kavya.call(getStudioQueue);

  await staff.page.goto(`${shop.publicUrl}/admin/people`);
  await openPerson(staff, KAVYA);
  await staff.press(staff.page.getByRole('button', { name: 'Revoke the role Designer' }));
  await staff.press(dialogButton(staff.page, 'Revoke it'));
  await said(staff.page, 'Designer is revoked.');
  await eventually(
    'the power has ended',
    () =>
      kavya.call(getStudioQueue).then(
        () => false,
        ({ code }) => code === 'role_missing',
      ),
    POWER_ENDS_MS,
  );
  await isSentHome(designer.page, shop);

  // Revoking a colleague's own role takes two admins: both agree, and the colleague's tab closes too.
  await staff.page.goto(`${shop.publicUrl}/admin/people`);
  await openPerson(staff, COLLEAGUE);
  await staff.press(staff.page.getByRole('button', { name: 'Revoke the role Admin' }));
  await staff.press(dialogButton(staff.page, 'Revoke it'));
  await said(staff.page, 'Requested: another admin has to approve.');
  await staff.page.getByText('Requested by you').waitFor();
  await second.page.reload();
  await second.press(card(second.page, 'Revoke the role admin').getByRole('button', { name: 'Approve' }));
  await second.press(dialogButton(second.page, 'Approve'));
  await isSentHome(second.page, shop);
  expect((await admin.call(listUsers, { query: { role: 'admin' } })).users.map(({ email }) => email)).toEqual([ADMIN]);
  await Promise.all([staff, designer, second].map(({ close }) => close()));
}

async function isSentHome(page: Page, shop: Shop): Promise<void> {
  await page.waitForURL(`${shop.publicUrl}/`, { timeout: TAB_LEAVES_MS });
  await said(page, 'its role was revoked');
}
