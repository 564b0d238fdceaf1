// A mehendi in Hindi: henna vines and gilded paisleys grow on handmade paper in the sun, among the things that a mehendi needs.
import { buildTheme } from '../../kit/build-theme.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { coupleWords, line, lines, parentsWords, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { dayScene } from './day.ts';
import { familiesScene } from './families.ts';
import { invitationScene } from './invitation.ts';
import { COLORS, PAIRING, STAGE } from './look.ts';
import { namesScene } from './names.ts';

export const theme = buildTheme({
  listing: {
    id: 156,
    slug: 'paisley-vine',
    title: 'Paisley Vine',
    category: 'mehendi',
    subCategory: 'Modern',
    description:
      'Henna on handmade paper in the morning sun: vines grow leaf by leaf out of the brass bowl, paisleys fill with gold leaf, marigolds and the cone lie beside them, and the words stand in generous Devanagari. Worded in Hindi, with harmonium, sarangi and tabla. No photos needed.',
    tags: ['Modern', 'Hindi', 'Minimal', 'Henna', 'Without Photos', 'Elegant', 'Portrait'],
    pricing: 'pricing_007',
    priority: 74,
  },
  stage: STAGE,
  second: { stage: PORTRAIT },
  language: 'hi',
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.jasmineWindow,
  words: words(
    coupleWords({ groom: 'यशवर्धन', bride: 'आराधना' }, { maxLength: 20, together: 'संग' }),
    parentsWords(
      { groom: 'श्रीमती सुधा एवं श्री राजेन्द्र मिश्र', bride: 'श्रीमती किरण एवं श्री प्रमोद त्रिवेदी' },
      { son: 'सुपुत्र {}', daughter: 'सुपुत्री {}' },
    ),
    line('invitation', 'Invitation line', 'हाथों में मेहंदी, मन में उमंग, आइए हमारे संग', { max_length: 60 }),
    line('hosts', 'From', 'सस्नेह, मिश्र एवं त्रिवेदी परिवार', { kind: 'name', max_length: 50 }),
    line('closing', 'Last line', 'गीत, ढोलक और मेहंदी', { max_length: 34 }),
    whenWords({ date: '2027-02-24', time: '15:00' }),
    whereWords({ venue: 'केसर बाग, विजय नगर', city: 'इंदौर' }, { venueLength: 44, cityLength: 28 }),
    lines({
      occasion: 'मेहंदी की रस्म',
      and: 'संग',
      blessing: 'बड़ों के आशीर्वाद से',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month} {date|year}',
      time_line: '{time|clock}',
    }),
  ),
  scenes: [
    { name: 'Names', beats: 7, still: 5.5, join: 'dissolve', draw: namesScene },
    { name: 'Families', beats: 7, still: 5.5, join: 'dissolve', draw: familiesScene },
    { name: 'Invitation', beats: 6, still: 4.6, join: 'dissolve', draw: invitationScene },
    { name: 'Day', beats: 9, still: 7, draw: dayScene },
  ],
});
