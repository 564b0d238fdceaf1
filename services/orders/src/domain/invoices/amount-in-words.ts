import { type Currency, majorUnits } from '@nimantran/proto/domain/currency';

const ONES = [
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen'],
  ...['fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const INDIAN_SCALE = [
  { unit: 10_000_000, name: 'crore' },
  { unit: 100_000, name: 'lakh' },
  { unit: 1_000, name: 'thousand' },
];
const INTERNATIONAL_SCALE = [
  { unit: 1_000_000_000, name: 'billion' },
  { unit: 1_000_000, name: 'million' },
  { unit: 1_000, name: 'thousand' },
];
const UNITS: Readonly<Record<Currency, { major: [string, string]; minor: [string, string] }>> = {
  INR: { major: ['rupee', 'rupees'], minor: ['paisa', 'paise'] },
  USD: { major: ['US dollar', 'US dollars'], minor: ['cent', 'cents'] },
  EUR: { major: ['euro', 'euros'], minor: ['cent', 'cents'] },
  GBP: { major: ['pound sterling', 'pounds sterling'], minor: ['penny', 'pence'] },
};

/** An amount in words, rupees by lakh and crore: `One lakh two thousand rupees and fifty paise only`. */
export function amountInWords(currency: Currency, amountMinor: number): string {
  const scale = currency === 'INR' ? INDIAN_SCALE : INTERNATIONAL_SCALE;
  const { major, minor } = UNITS[currency];
  const say = (count: number, [one, many]: [string, string]) => `${inWords(count, scale)} ${count === 1 ? one : many}`;
  const [whole = 0, part = 0] = majorUnits(amountMinor, currency).split('.').map(Number);
  const said = [...(whole > 0 || part === 0 ? [say(whole, major)] : []), ...(part > 0 ? [say(part, minor)] : [])].join(' and ');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)} only`;
}

function inWords(count: number, scale: typeof INDIAN_SCALE): string {
  if (count === 0) return 'zero';
  const words: string[] = [];
  let rest = count;
  for (const { unit, name } of scale) {
    if (rest < unit) continue;
    words.push(inWords(Math.floor(rest / unit), scale), name);
    rest %= unit;
  }
  if (rest > 0) words.push(belowThousand(rest));
  return words.join(' ');
}

function belowThousand(count: number): string {
  const [hundreds, rest] = [Math.floor(count / 100), count % 100];
  const small = rest < 20 ? ONES[rest] : [TENS[Math.floor(rest / 10)], ONES[rest % 10]].filter(Boolean).join('-');
  return [hundreds > 0 ? `${ONES[hundreds]} hundred` : '', small].filter(Boolean).join(hundreds > 0 && rest > 0 ? ' and ' : '');
}
