// A silver anniversary for phones: the years in the moon, two swans on the lake, a feather on the water, the day.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { line, lines, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { heartScene } from './heart.ts';
import { COLORS, PAIRING, STAGE } from './look.ts';
import { moonScene } from './moon.ts';
import { placeScene } from './place.ts';
import { waterScene } from './water.ts';

export const theme = buildTheme({
  listing: {
    id: 135,
    slug: 'silver-moon',
    title: 'Silver Moon',
    category: 'anniversary',
    subCategory: 'Silver Jubilee',
    description:
      'Your years shine in a full moon while two swans glide across the lake and meet, their necks forming a heart. Silver, slate blue and a breath of blush, with santoor over still water. For twenty-five years, or any number; made for phones.',
    tags: ['Portrait', 'Silver Jubilee', 'Without Photos', 'Anniversary', 'Night', 'Swans'],
    pricing: 'pricing_007',
    priority: 78,
    watermark: true,
  },
  stage: STAGE,
  second: { stage: LANDSCAPE },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.stillLake,
  words: words(
    line('years', 'Years together', '25', { required: true, max_length: 3, hint: 'In figures, as shown in the moon' }),
    line('his_name', 'His name', 'Sanjay', { kind: 'name', required: true, max_length: 18 }),
    line('her_name', 'Her name', 'Meenakshi', { kind: 'name', required: true, max_length: 18 }),
    line('invitation', 'Invitation line', 'Spend an evening by the water with us and our memories', { max_length: 70 }),
    whenWords({ date: '2026-12-19', time: '19:30' }),
    whereWords({ venue: 'Lakeside Lawn, Hotel Saraswati', city: 'Bhopal' }, { venueLength: 44, cityLength: 26 }),
    line('hosts', 'From', 'With love, Nidhi & Aditya', { kind: 'name', max_length: 30 }),
    lines({
      years_word: 'YEARS',
      and: '&',
      occasion: 'Anniversary celebration',
      story: 'Still waters, deep love',
      heart_line: 'Two hearts, one moon',
      couple: '{his_name} & {her_name}',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month} {date|year}',
      time_line: 'at {time|clock}',
    }),
  ),
  scenes: [
    { name: 'Moon', beats: 5, still: 4.2, join: 'dissolve', draw: moonScene },
    { name: 'Water', beats: 5, still: 4, join: 'iris', draw: waterScene },
    { name: 'Heart', beats: 4, still: 3.4, join: 'dissolve', draw: heartScene },
    { name: 'Place', beats: 7, still: 5.4, draw: placeScene },
  ],
});
