import { inflateSync } from 'node:zlib';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { creditNoteOf, type InvoiceDocument, invoiceOf } from '../../src/domain/invoices/invoice-document.ts';
import { isPlain, runsOf } from '../../src/invoices/pdf/runs.ts';
import { renderInvoice } from '../../src/invoices/render-invoice.ts';

const SELLER = {
  name: 'Nimantran Studio Private Limited',
  address: ['14 Palace Road', 'Indore 452001'],
  gstin: '23AABCN1234A1ZE',
  state: 'MP',
  lut: 'AD230326001234X',
};

function invoice(
  changes: { name?: string; country?: string; state?: string | null; gstin?: string | null; lines?: number } = {},
) {
  const { name = 'Asha Rao', country = 'IN', state = 'MP', gstin = SELLER.gstin, lines = 1 } = changes;
  const sold = Array.from({ length: lines }, (_, index) => ({
    label: `Wish ${index + 1} of the customer`,
    amountMinor: 12_345_67,
  }));
  return invoiceOf(
    { number: 'NM/26-27/000042', issuedAt: new Date('2026-11-21T12:00:00Z') },
    { shopName: 'Shubh', seller: { ...SELLER, gstin }, sac: '998439', taxRatePercent: 18 },
    {
      orderNumber: 'NM-7K3QZ9XW',
      buyer: { name, country, state, gstin: null, email: 'asha@example.com' },
      currency: 'INR',
      label: 'Your video',
      lines: sold,
      totalMinor: lines * 12_345_67,
    },
  );
}

const render = (document: InvoiceDocument, cancelledAt: Date | null = null, isRehearsal = false) =>
  renderInvoice(document, { cancelledAt }, { isRehearsal });

async function read(pdf: Buffer): Promise<{ pages: number; text: string }> {
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const { totalPages, text } = await extractText(proxy, { mergePages: true });
  return { pages: totalPages, text: text.replace(/\s+/g, ' ') };
}

/** The text behind the outlines, for copying and for screen readers. */
function actualTexts(pdf: Buffer): string[] {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [...streams.join('').matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, escaped = '']) => {
    const bytes = escaped.replace(/\\([nrtbf()\\])/g, (_, code: string) => UNESCAPED[code] ?? code);
    return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le');
  });
}
const UNESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

it('says who sold what to whom, the taxes and the total in figures and words', async () => {
  const { pages, text } = await read(await render(invoice()));
  expect(pages).toBe(1);
  for (const words of [
    ...['Tax invoice', 'NM/26-27/000042', '21 November 2026', 'NM-7K3QZ9XW', 'Madhya Pradesh (23)', 'GSTIN 23AABCN1234A1ZE'],
    ...['Nimantran Studio Private Limited', '14 Palace Road', 'Asha Rao', 'asha@example.com', '998439', 'Wish 1 of the customer'],
    ...['Taxable value ₹10,462.43', 'CGST 9 % ₹941.62', 'SGST 9 % ₹941.62', 'Total paid ₹12,345.67'],
    'Twelve thousand three hundred and forty-five rupees and sixty-seven paise only',
  ])
    expect(text).toContain(words);
});

it('says what the law wants of exports, of other states and of sellers who are not registered', async () => {
  const abroad = (await read(await render(invoice({ country: 'DE', state: null })))).text;
  expect(abroad).toContain('Outside India');
  expect(abroad).toContain('Germany');
  expect(abroad).toContain('under letter of undertaking (LUT AD230326001234X) without payment of integrated tax');
  expect(abroad).not.toContain('CGST');
  const other = (await read(await render(invoice({ state: 'TN' })))).text;
  expect(other).toContain('Place of supply Tamil Nadu (33)'.split(' ').at(-1));
  expect(other).toContain('IGST 18 %');
  const bill = (await read(await render(invoice({ gstin: null })))).text;
  expect(bill).toContain('Bill of supply');
  expect(bill).not.toMatch(/GST \d|GSTIN/);
});

it('a credit note names its invoice, and says when it was cancelled', async () => {
  const refund = { amountMinor: 2_000, beforeMinor: 0, reason: 'Express delivery was late' };
  const note = creditNoteOf({ number: 'NC/26-27/000007', issuedAt: new Date('2026-12-01T00:00:00Z') }, invoice(), refund);
  const { text } = await read(await render(note));
  for (const words of [
    'Credit note',
    'NC/26-27/000007',
    'NM/26-27/000042 of 21 November',
    'Refund: Express delivery was late',
    'Total credited ₹20.00',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('Cancelled');
  expect((await read(await render(note, new Date('2026-12-05T00:00:00Z')))).text).toContain('Cancelled on 5 December 2026');
});

it('says of a rehearsal that nothing was charged', async () => {
  expect((await read(await render(invoice()))).text).not.toContain('Rehearsal');
  expect((await read(await render(invoice(), null, true))).text).toContain('nothing is charged');
});

it('is the same file each time, however long', async () => {
  const long = invoice({ lines: 60, name: 'X'.repeat(120) });
  const first = await render(long);
  expect((await render(long)).equals(first)).toBe(true);
  const { pages, text } = await read(first);
  expect(pages).toBeGreaterThan(1);
  expect(text).toContain('Wish 60 of the customer');
  expect(text).toContain(`Page ${pages} of ${pages}`);
});

it.each([
  'श्रीमती प्रियंका द्विवेदी',
  'ધર્મેશ પટેલ',
  'தமிழ்ச்செல்வி',
  'శ్రీనివాస్',
  'রবীন্দ্রনাথ মোহন',
  'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  'ಲಕ್ಷ್ಮಿ',
  'ലക്ഷ്മി',
  'ଶ୍ରୀ କୃଷ୍ଣ',
  'محمد علی',
])('the name %s is set in a face of its script, and stays to be copied', async (name) => {
  const runs = runsOf(name, 700);
  expect(runs).toHaveLength(1);
  const [run] = runs;
  expect(run && isPlain(run, 700)).toBe(false);
  expect(run?.face.shape(name).glyphs.length).toBeGreaterThan(1);
  expect(actualTexts(await render(invoice({ name }))).join(' ')).toContain(name);
});

it('a name in two scripts is set by two faces, with the space between them', () => {
  expect(
    runsOf('प्रियंका (Priyanka)', 400)
      .map(({ text }) => text)
      .join(''),
  ).toBe('प्रियंका (Priyanka)');
  expect(new Set(runsOf('प्रियंका Priyanka', 400).map(({ face }) => face.name))).toEqual(
    new Set(['NotoSansDevanagari_400Regular', 'NotoSans_400Regular']),
  );
});

it('leaves the event loop of the service to others while pages are drawn', async () => {
  await render(invoice());
  const before = performance.eventLoopUtilization();
  await Promise.all(Array.from({ length: 12 }, () => render(invoice({ lines: 40 }))));
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});

it('draws the next one after one that cannot be drawn', async () => {
  const broken = { ...invoice(), seller: null } as unknown as InvoiceDocument;
  await expect(render(broken)).rejects.toThrow(TypeError);
  expect((await read(await render(invoice()))).pages).toBe(1);
});
