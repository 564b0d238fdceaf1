// A sangeet as an old film poster: gramophone and names, the stars, the marquee, the ticket.
import { buildTheme } from '../../kit/build-theme.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { coupleWords, line, lines, parentsWords, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { COLORS, HER, HIM, PAIRING, STAGE } from './look.ts';
import { marqueeScene } from './marquee.ts';
import { starsScene } from './stars.ts';
import { ticketScene } from './ticket.ts';
import { titleScene } from './title.ts';

export const theme = buildTheme({
  listing: {
    id: 153,
    slug: 'gramophone-nights',
    title: 'Gramophone Nights',
    category: 'sangeet',
    subCategory: 'Premium',
    description:
      'Your sangeet, painted like a film poster of the golden age: a gramophone sings, the names come in sign painter’s letters, lobby cards present the stars, a marquee lights up and a ticket shows the date. Teal, tomato and cream with a film orchestra; two photos are welcome but not required.',
    tags: ['Premium', 'Vintage', 'Retro', 'Bollywood', 'Poster', 'With Photos', 'Portrait'],
    pricing: 'pricing_003',
    priority: 88,
  },
  stage: STAGE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.matineeHour,
  photos: [HIM, HER],
  words: words(
    coupleWords({ groom: 'Neil', bride: 'Madhubala' }, { maxLength: 16, together: '&' }),
    parentsWords({
      groom: 'Smt.\u00a0Nutan & Shri\u00a0Ashok\u00a0Sanyal',
      bride: 'Smt.\u00a0Waheeda & Shri\u00a0Dilip\u00a0Bhatnagar',
    }),
    line('invitation', 'Invitation line', 'An evening of songs, stories and one long dance', { max_length: 60 }),
    line('hosts', 'Last line', 'Dress for the silver screen', { max_length: 44 }),
    whenWords({ date: '2026-12-04', time: '19:30' }),
    whereWords({ venue: 'The Regal Bandstand, Malabar Hill', city: 'Mumbai' }, { venueLength: 46, cityLength: 26 }),
    lines({
      tagline: 'A NIGHT OF MUSIC',
      and: '&',
      occasion: 'Sangeet Night',
      groom_caption: '{groom_name}',
      bride_caption: '{bride_name}',
      starring: 'Starring',
      and_caption: '&',
      now_playing: 'Now showing',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month} {date|year}',
      show: 'One show only, {time|clock}',
    }),
  ),
  scenes: [
    { name: 'Title', beats: 6, still: 3.6, join: 'doors', draw: titleScene },
    { name: 'Stars', beats: 5, still: 3.4, join: 'star', onlyWith: ['groom', 'bride'], draw: starsScene },
    { name: 'Marquee', beats: 6, still: 4.2, join: 'page', draw: marqueeScene },
    { name: 'Ticket', beats: 8, still: 5.5, draw: ticketScene },
  ],
});
