import type { Locator, Page } from 'playwright-core';

type Part = 'names' | 'when' | 'words' | 'photos' | 'music' | 'options';

/** Opens a part of the form on a phone, which shows one at a time; larger screens show all. */
export async function openPart(page: Page, part: Part): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Parts of the form' }).locator(`a[href$="part=${part}"]`);
  if ((await link.count()) === 0) return;
  await link.click();
  await page.locator(`#part-${part}`).waitFor();
}

/** Opens the part that contains the control and returns the control. */
export async function reach(control: Locator): Promise<Locator> {
  const part: string = await control.evaluate((element) => element.closest('[id^="part-"]')?.id.replace('part-', '') ?? '');
  if (part !== '') await openPart(control.page(), part as Part);
  return control;
}

/** Leaves the form with its last button. */
export async function toVerify(page: Page): Promise<void> {
  await openPart(page, 'options');
  await page.getByRole('button', { name: 'Verify Invitation Details' }).click();
}
