// A godh bharai in Hindi: the circle of offerings, the lap, the families in bangles, the day.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE, PORTRAIT } from '../../kit/stage.ts';
import { line, lines, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { circleScene } from './circle.ts';
import { dayScene } from './day.ts';
import { familiesScene } from './families.ts';
import { lapScene } from './lap.ts';
import { COLORS, PAIRING } from './look.ts';

export const theme = buildTheme({
  listing: {
    id: 145,
    slug: 'godh-bharai',
    title: 'Godh Bharai',
    category: 'baby-shower',
    subCategory: 'Traditional',
    description:
      'Mangoes, coconuts, laddoos, glass bangles and marigolds are laid out in a circle like a rangoli, then fill the lap of a rose-pink sari. Each family has its own circle of bangles, and the big circle opens to show the day and the place. In Hindi, without photos, with bansuri and dholki.',
    tags: ['Traditional', 'Hindi', 'Without Photos', 'Godh Bharai', 'Bangles', 'Rangoli', 'Portrait'],
    pricing: 'pricing_006',
    priority: 83,
  },
  stage: LANDSCAPE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  language: 'hi',
  fonts: PAIRING,
  score: TRACKS.turmericMorning,
  words: words(
    line('mother', "Mother-to-be's name", 'अंजलि', { kind: 'name', headline: true, required: true, max_length: 14 }),
    line('invitation', 'Invitation line', 'नन्हे मेहमान के स्वागत में आपका स्नेह और आशीर्वाद चाहिए', { max_length: 60 }),
    line('in_laws', "Husband's family", 'श्रीमती सुनीता एवं श्री महेश त्रिवेदी', { kind: 'name', required: true, max_length: 48 }),
    line('parents', 'Her parents', 'श्रीमती रेखा एवं श्री दिनेश शर्मा', { kind: 'name', required: true, max_length: 48 }),
    {
      fields: [{ key: 'date', label: 'Date', kind: 'date', required: true, max_length: 40, sample: '2027-02-18' }],
      texts: { day: { text: '{date|day}' } },
    },
    line('time_words', 'Time in words', 'प्रातः 11 बजे से', { required: true, max_length: 34, tells: 'time' }),
    whereWords({ venue: 'मंगलम् भवन, सिविल लाइंस', city: 'प्रयागराज' }, { venueLength: 48, cityLength: 28 }),
    line('hosts', 'From', 'सस्नेह, त्रिवेदी परिवार', { kind: 'name', max_length: 34 }),
    lines({
      month_words: '{date|weekday}, {date|month} {date|year}',
      blessing: 'शुभ आशीष की घड़ी',
      occasion: 'की गोद भराई',
      come: 'आइए, ख़ुशियाँ बाँटें',
      in_laws_title: 'ससुराल पक्ष',
      parents_title: 'मायका पक्ष',
    }),
  ),
  scenes: [
    { name: 'Circle', beats: 7, still: 5.6, join: 'bloom', draw: circleScene },
    { name: 'Lap', beats: 8, still: 6.4, join: 'rise', onlyWith: ['invitation'], draw: lapScene },
    { name: 'Families', beats: 10, still: 8, join: 'bloom', draw: familiesScene },
    { name: 'Day', beats: 11, still: 8.8, draw: dayScene },
  ],
});
