// A thread ceremony for phones: one thread runs through the video, through loop, leaves, pot and bow.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE, PORTRAIT } from '../../kit/stage.ts';
import { line, lines, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { leavesScene } from './leaves.ts';
import { COLORS, PAIRING } from './look.ts';
import { loopScene } from './loop.ts';
import { placeScene } from './place.ts';
import { potScene } from './pot.ts';

export const theme = buildTheme({
  listing: {
    id: 164,
    slug: 'upanayanam',
    title: 'Upanayanam',
    category: 'thread-ceremony',
    subCategory: 'South Indian',
    description:
      'One thread of three strands runs through the whole video: it opens around his name, ties the palm-leaf pages of your invitation, winds about the brass pot on its darbha and closes around the day and the place. Portrait, no photos needed; veena, nadaswaram and mridangam.',
    tags: ['Traditional', 'Portrait', 'South Indian', 'Without Photos', 'Upanayanam', 'Tamil'],
    pricing: 'pricing_006',
    priority: 80,
  },
  stage: PORTRAIT,
  second: { stage: LANDSCAPE },
  colors: COLORS,
  language: 'ta',
  fonts: PAIRING,
  score: TRACKS.templeSteps,
  words: words(
    line('boy_name', "Boy's name", 'அர்ஜுன்', { kind: 'name', headline: true, required: true, max_length: 22 }),
    line('invitation', 'Invitation line', 'எங்கள் மகனின் உபநயன விழாவிற்குத் தாங்கள் குடும்பத்துடன் வந்து ஆசி வழங்க வேண்டுகிறோம்', {
      required: true,
      max_length: 90,
    }),
    line('grandparents', 'Grandparents', 'தாத்தா பாட்டியின் ஆசியுடன்', { kind: 'name', max_length: 36, hint: 'Or a line of your own' }),
    line('parents', 'Parents', 'திரு.\u00a0ரங்கநாதன்\u00a0– திருமதி\u00a0கமலா', { kind: 'name', required: true, max_length: 36 }),
    line('date', 'Date', '2027-05-17', { kind: 'date', required: true, max_length: 40 }),
    line('time', 'Time', 'காலை 9 – 10:30', { required: true, max_length: 21, tells: 'time', hint: 'As it will be shown' }),
    line('venue', 'Venue', 'சாரங்கா மண்டபம், காவேரி தெரு', { kind: 'place', required: true, max_length: 50 }),
    line('city', 'City', 'கும்பகோணம்', { kind: 'place', required: true, max_length: 18 }),
    lines({
      weekday: '{date|weekday}',
      month: '{date|month} {date|year}',
      title: 'உபநயனம்',
      welcome: 'அன்புடன் அழைக்கிறோம்',
      day: '{date|day}',
      date_line: '{date|weekday}\n{date|day} {date|month} {date|year}',
      date_time: '{date|day} {date|month} {date|year}\n{time}',
    }),
  ),
  scenes: [
    { name: 'Loop', beats: 6, still: 5, join: 'rise', draw: loopScene },
    { name: 'Leaves', beats: 7, still: 6, join: 'rise', draw: leavesScene },
    { name: 'Day', beats: 6, still: 5, join: 'rise', draw: potScene },
    { name: 'Place', beats: 8, still: 6, draw: placeScene },
  ],
});
