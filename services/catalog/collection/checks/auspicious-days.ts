// Days on which the samples' families would hold their ceremonies, and seasons and hours that they avoid.
//
// Source: tithi and nakshatra at the hour of the ceremony, computed for Indian Standard Time from the positions of the sun and the
// moon (Meeus, Astronomical Algorithms, chapters 25 and 47) with Lahiri's ayanamsa; chosen by the rules of the Muhurta Chintamani
// for each rite; not in Kharmas, not in Chaturmas, not on a new moon. Ramadan and Muharram by the expected new moons in India;
// Advent and Lent by the Roman calendar. Family almanacs differ by region: the table serves samples, not customers.
import type { ThemeCategorySlug } from '@nimantran/proto/domain/category';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';

/** Nakshatras Rohini, Mrigashira, Magha, Uttara Phalguni, Hasta, Swati, Anuradha, Mula, Uttara Ashadha, Uttara Bhadrapada, Revati. */
const MARRIAGE = [
  ...['2026-11-21', '2026-11-25', '2026-11-26', '2026-12-03', '2026-12-05', '2026-12-06', '2026-12-12'],
  ...['2027-01-15', '2027-01-19', '2027-01-20', '2027-01-24', '2027-01-26', '2027-01-27', '2027-01-31'],
  ...['2027-02-11', '2027-02-16', '2027-02-21', '2027-02-22', '2027-02-25', '2027-02-27', '2027-03-04', '2027-03-10'],
  ...['2027-04-18', '2027-04-23', '2027-05-08', '2027-11-23', '2027-11-24', '2027-12-02', '2027-12-08'],
];

/** Days by category; a category that is absent keeps to the seasons alone. */
const DAYS = {
  wedding: MARRIAGE,
  tilak: MARRIAGE,
  // Krittika is good for an engagement too.
  engagement: [...MARRIAGE, '2027-02-14'],
  // Rohini, Mrigashira, Anuradha, Revati, the three Uttaras; Monday, Wednesday to Saturday.
  'house-warming': ['2027-01-20', '2027-02-11', '2027-02-27', '2027-03-10', '2027-05-08'],
  // The bright fortnight; Punarvasu, Hasta, Revati; Vasant Panchami is the eleventh of February.
  'thread-ceremony': ['2027-02-11', '2027-02-18', '2027-05-17'],
  // Hasta, Anuradha, Shravana, Revati.
  'naming-ceremony': ['2026-12-13', '2027-01-27', '2027-01-31', '2027-02-11'],
  // Punarvasu, Pushya, Hasta, Mrigashira.
  'baby-shower': ['2027-01-20', '2027-01-22', '2027-01-27', '2027-02-18', '2027-02-19'],
} satisfies Partial<Record<ThemeCategorySlug, readonly string[]>>;

type Span = readonly [first: string, last: string];
interface Custom {
  /** Any of these tags says that a theme follows it. */
  tags: readonly string[];
  closed: readonly Span[];
  days?: Readonly<Record<string, readonly string[]>>;
}

const CUSTOMS: readonly Custom[] = [
  {
    tags: ['Islamic', 'Aqiqah'],
    // Ramadan 1448 and the first ten days of Muharram 1449.
    closed: [
      ['2027-02-08', '2027-03-10'],
      ['2027-06-06', '2027-06-16'],
    ],
  },
  {
    tags: ['Christian'],
    // Advent 2026 and Lent 2027.
    closed: [
      ['2026-11-29', '2026-12-24'],
      ['2027-02-10', '2027-03-27'],
    ],
  },
  // No muhurat is asked for, but winter weddings end with the month of Maghar.
  { tags: ['Sikh'], closed: [['2026-12-16', '2027-01-13']] },
];

/** Chaturmas 2026, the Kharmas of Sagittarius and of Pisces, Chaturmas 2027. */
const HINDU: Custom = {
  tags: [],
  closed: [
    ['2026-07-25', '2026-11-20'],
    ['2026-12-16', '2027-01-14'],
    ['2027-03-15', '2027-04-14'],
    ['2027-07-14', '2027-11-10'],
  ],
  days: DAYS,
};

/** Categories of no rite. */
const ANY_DAY: readonly string[] = ['anniversary', 'birthday', 'wishes'];

/** By weekday, Sunday first: the hours of Rahu and of Yama, in which no Tamil family begins anything. */
const AVOIDED_HOURS: readonly (readonly [rahu: number, yama: number])[] = [
  [16.5, 12],
  [7.5, 10.5],
  [15, 9],
  [12, 7.5],
  [13.5, 6],
  [10.5, 15],
  [9, 13.5],
];

/** The faults of a sample's day and hour; empty if families would choose them. */
export function unluckySamples(theme: ThemeManifest): string[] {
  const { category, fields, tags, language } = theme;
  if (ANY_DAY.includes(category)) return [];
  const custom = CUSTOMS.find((one) => one.tags.some((tag) => tags.includes(tag))) ?? HINDU;
  const dates = fields.filter(({ kind }) => kind === 'date');
  const faults = dates
    .filter(({ sample }) => custom.closed.some(([first, last]) => first <= sample && sample <= last))
    .map(({ sample }) => `its sample date ${sample} falls in a season without ${category}s`);
  const [main] = dates;
  const days = custom.days?.[category];
  if (main && days && !days.includes(main.sample))
    faults.push(`its sample date ${main.sample} is no auspicious day (${category})`);
  const time = fields.find(({ tells }) => tells === 'time');
  if (main && time && language === 'ta' && isAvoided(main.sample, time.sample))
    faults.push(`its sample time ${time.sample} meets Rahu or Yama on ${main.sample}`);
  return faults;
}

/** `காலை 7:30 – 9` on a Wednesday is: the morning's hours from 7:30 to 9 are those of Yama. */
function isAvoided(date: string, morning: string): boolean {
  const [start, end = start] = [...morning.matchAll(/(\d+)(?::(\d+))?/g)].map(
    ([, hour, minute = 0]) => Number(hour) + Number(minute) / 60,
  );
  if (start === undefined || end === undefined) return false;
  const hours = AVOIDED_HOURS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? [];
  return hours.some((from) => start < from + 1.5 && from < end);
}
