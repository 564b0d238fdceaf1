// A thread ceremony as one sunrise over the river: the boy on the steps, the thread before the sun, his offering of water, the day.
import { buildTheme } from '../../kit/build-theme.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { line, lines, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { dayScene } from './day.ts';
import { COLORS, PAIRING, STAGE } from './look.ts';
import { beforeScene, goldenScene, risingScene } from './scenes.ts';

export const theme = buildTheme({
  listing: {
    id: 166,
    slug: 'first-light',
    title: 'First Light',
    category: 'thread-ceremony',
    subCategory: 'Modern',
    description:
      'Before dawn the boy sits on the steps of the river, the thread over his shoulder, and the sun comes up before him. Each scene is an hour brighter: through the loop of the thread to his first offering of water, until the date stands in the sun itself. In Hindi and without photos, with santoor and tanpura. Made and delivered automatically.',
    tags: ['Modern', 'Hindi', 'Minimal', 'Without Photos', 'Janeu', 'Sunrise', 'Portrait'],
    pricing: 'pricing_008',
    priority: 84,
    autoDeliver: true,
  },
  stage: STAGE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  language: 'hi',
  fonts: PAIRING,
  score: TRACKS.stillLake,
  words: words(
    line('boy_name', "Boy's name", 'ऋषभ', { kind: 'name', headline: true, required: true, max_length: 24 }),
    line('parents', 'Parents', 'श्रीमती\u00a0मीरा एवं श्री\u00a0अनिल दीक्षित', { kind: 'name', required: true, max_length: 56 }),
    line('invitation', 'Invitation line', 'हमारे पुत्र के यज्ञोपवीत संस्कार पर पधारकर उसे अपना स्नेह और आशीर्वाद दें', {
      required: true,
      max_length: 100,
    }),
    line('hosts', 'Hosts', 'दीक्षित परिवार', { kind: 'name', required: true, max_length: 36 }),
    line('date', 'Date', '2027-02-11', { kind: 'date', required: true, max_length: 40 }),
    line('time', 'Time', 'प्रातः 8 बजे से', { required: true, max_length: 26, tells: 'time', hint: 'As it will be shown' }),
    line('venue', 'Venue', 'संगम वाटिका, सिविल लाइंस', { kind: 'place', required: true, max_length: 50 }),
    line('city', 'City', 'प्रयागराज', { kind: 'place', required: true, max_length: 28 }),
    lines({
      month: '{date|month} {date|year}',
      title: 'यज्ञोपवीत संस्कार',
      parents_line: '{parents} के सुपुत्र',
      date_line: '{date|long}',
      weekday_line: '{date|weekday}',
      day: '{date|day}',
    }),
  ),
  scenes: [
    { name: 'Before', beats: 4, still: 3.4, join: 'dissolve', draw: beforeScene },
    { name: 'Rising', beats: 4, still: 3.5, join: 'dissolve', draw: risingScene },
    { name: 'Gold', beats: 4, still: 3.4, join: 'dissolve', draw: goldenScene },
    { name: 'Day', beats: 6, still: 4.6, draw: dayScene },
  ],
});
