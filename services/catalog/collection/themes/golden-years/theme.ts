// Fifty years as an album: the cover, the wedding day, the years between, today, the day of the feast.
import { buildTheme } from '../../kit/build-theme.ts';
import { line, lines, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { coverScene } from './cover.ts';
import { COLORS, EARLY, LATER, NOW, PAIRING, STAGE, THEN } from './look.ts';
import { betweenScene, nowScene, thenScene } from './pages.ts';
import { placeScene } from './place.ts';

export const theme = buildTheme({
  listing: {
    id: 134,
    slug: 'golden-years',
    title: 'Golden Years',
    category: 'anniversary',
    subCategory: 'Golden Jubilee',
    description:
      'An album in oxblood leather, with the years in gold leaf on its cover. Its pages turn from the wedding day to today, each print in its paper corners, and end with the day of the feast. For a golden jubilee or any other big anniversary, with a swing band.',
    tags: ['Premium', 'Golden Jubilee', 'Photos', 'Classic', 'Album', 'Anniversary'],
    pricing: 'pricing_003',
    priority: 86,
  },
  stage: STAGE,
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.ballroomShoes,
  photos: [THEN, EARLY, LATER, NOW],
  words: words(
    line('years', 'Years together', '50', { required: true, max_length: 3, hint: 'In figures, as on the cover' }),
    line('his_name', 'His name', 'Raghunath', { kind: 'name', required: true, max_length: 18 }),
    line('her_name', 'Her name', 'Savitri', { kind: 'name', required: true, max_length: 18 }),
    line('then_caption', 'Caption for the wedding photo', 'Nashik, February 1977', { max_length: 48 }),
    line('between_caption', 'Caption for the photos from the years between', 'Two children, four cities, one home', {
      max_length: 48,
    }),
    line('blessing', 'A line about the two of them today', 'Fifty years, and still saving each other the last sweet', {
      max_length: 64,
    }),
    line('invitation', 'Invitation line', 'Come and raise a toast to', { max_length: 44 }),
    whenWords({ date: '2027-02-20', time: '12:30' }),
    whereWords({ venue: 'Gulmohar Lawns, College Road', city: 'Nashik' }, { venueLength: 50, cityLength: 28 }),
    line('hosts', 'From', 'With love, the Joshi family', { kind: 'name', max_length: 34 }),
    lines({
      years_word: 'YEARS',
      together: 'The story of',
      and: '&',
      occasion: 'WEDDING ANNIVERSARY',
      then_line: 'It began here',
      between_line: 'and all the years between',
      now_line: 'still hand in hand',
      couple: '{his_name} & {her_name}',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month}',
      year: '{date|year}',
      time_line: 'at {time|clock}',
    }),
  ),
  scenes: [
    { name: 'Cover', beats: 6, still: 5, join: 'page', draw: coverScene },
    { name: 'Wedding day', beats: 5, still: 4.2, join: 'page', draw: thenScene },
    { name: 'Years between', beats: 5, still: 4.2, join: 'page', onlyWith: ['early', 'later'], draw: betweenScene },
    { name: 'Today', beats: 5, still: 4.2, join: 'page', draw: nowScene },
    { name: 'The feast', beats: 8, still: 6, draw: placeScene },
  ],
});
