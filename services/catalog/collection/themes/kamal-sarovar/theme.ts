// A lotus pond in the style of a painted temple hanging, in Hindi.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { coupleWords, line, lines, parentsWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { dayScene } from './day.ts';
import { familiesScene } from './families.ts';
import { invitationScene } from './invitation.ts';
import { COLORS, PAIRING, STAGE } from './look.ts';
import { moonScene } from './moon.ts';

export const theme = buildTheme({
  listing: {
    id: 114,
    slug: 'kamal-sarovar',
    title: 'Kamal Sarovar',
    category: 'wedding',
    subCategory: 'Traditional',
    description:
      'A lotus pond painted the way Nathdwara paints its cloth hangings: rose lotuses row on row, golden fish, kadamba trees and a full moon that holds your names. Worded in Hindi, unhurried, made for phones; santoor and tanpura in raga Bhupali.',
    tags: ['Traditional', 'Portrait', 'Pichwai', 'Without Photos', 'Hindi', 'Lotus'],
    pricing: 'pricing_003',
    priority: 86,
    brideFirst: true,
    watermark: true,
  },
  stage: STAGE,
  second: { stage: LANDSCAPE },
  colors: COLORS,
  language: 'hi',
  fonts: PAIRING,
  score: TRACKS.stillLake,
  words: words(
    coupleWords({ groom: 'आदित्य', bride: 'राधिका' }, { together: '–', maxLength: 18, honours: { groom: 'चि.', bride: 'आयु.' } }),
    parentsWords(
      { groom: 'श्रीमती\u00a0सुधा एवं श्री\u00a0महेश\u00a0पालीवाल', bride: 'श्रीमती\u00a0मधु एवं श्री\u00a0गोपाल\u00a0शर्मा' },
      { son: '{} के सुपुत्र', daughter: '{} की सुपुत्री' },
      50,
    ),
    line('invitation', 'Invitation line', 'आपके स्नेह और आशीर्वाद की अभिलाषा में हम आपको सपरिवार सादर आमंत्रित करते हैं', {
      max_length: 82,
    }),
    line('date', 'Date', '2027-02-25', { kind: 'date', required: true, max_length: 40 }),
    line('time', 'Time', 'सायं 6:30 बजे से', { required: true, max_length: 26, tells: 'time' }),
    whereWords({ venue: 'कमल कुंज, लालबाग', city: 'उदयपुर' }, { venueLength: 44, cityLength: 22 }),
    line('closing', 'Closing line', 'आपका स्वागत है', { max_length: 26 }),
    lines({
      day_words: '{date|weekday} · {date|month} {date|year}',
      invocation: '॥ श्री गणेशाय नमः ॥',
      heading: 'शुभ विवाह',
      together: 'संग',
      occasion: 'विवाह का निमंत्रण',
      welcome: 'सादर आमंत्रण',
      day: '{date|day}',
    }),
  ),
  scenes: [
    { name: 'Moon', beats: 6, still: 5, join: 'rise', draw: moonScene },
    { name: 'Invitation', beats: 6, still: 5, join: 'lift', draw: invitationScene },
    { name: 'Families', beats: 6, still: 5, onlyWith: ['groom_parents', 'bride_parents'], join: 'bloom', draw: familiesScene },
    { name: 'Day', beats: 9, still: 6, draw: dayScene },
  ],
});
