interface CategoryText {
  heading: string;
  paragraphs: readonly string[];
}

/** Advice before choosing a theme, for the most popular categories. */
export const CATEGORY_TEXTS: Readonly<Record<string, readonly CategoryText[]>> = {
  wedding: [
    {
      heading: 'Choosing a wedding video invitation',
      paragraphs: [
        'Start with who will open it. For elders and a temple or palace wedding, Traditional and Premium themes give the opening blessing, the parents’ names and the muhurat their time. For friends abroad, Modern themes say the same in less. Islamic themes set the nikah in Urdu or English; Christian themes read like a service sheet.',
        'If guests come to a second evening, take a theme With Reception: the reception gets its own scene, so that nobody mixes up two times and two places. Portrait themes fill a phone and suit a WhatsApp status; landscape themes look better on a television at the sangeet.',
      ],
    },
    {
      heading: 'What to have ready',
      paragraphs: [
        'Both names as you want them read, the parents’ names with their titles, the date and time, and the venue as your guests know it. One clear photo of each of you, if the theme has room. If the bride’s family invites, look for themes with the bride’s details first.',
        'Most families send a first message 6 to 8 weeks ahead and the full invitation 3 weeks before the day.',
      ],
    },
  ],
  engagement: [
    {
      heading: 'Engagement news travels fast',
      paragraphs: [
        'Sagai, roka or ring ceremony: it is often fixed within days, and the guests are the closest forty. These themes are short, name the two of you first and leave the families’ names for the second scene.',
        'Name the ceremony in the invitation line, and say whether a meal follows. If the wedding date is already set, keep it for the wedding invitation: one video, one date, and nobody arrives on the wrong day.',
      ],
    },
  ],
  birthday: [
    {
      heading: 'From a first birthday to a sixtieth',
      paragraphs: [
        'For a child, choose a theme with room for a photo and write the age into the message: grandparents keep these videos. Say when the cake is cut and when the party ends, so that parents can plan the way home.',
        'Milestone themes for 30, 50 or 60 are quieter. If it is a surprise, say so in the first line of your message and send the video to a list of guests, not to the family group.',
      ],
    },
  ],
  anniversary: [
    {
      heading: 'A video of the years together',
      paragraphs: [
        'The album themes here take several photos. Pick them across the years: one from the wedding, one of the first home, one of the children, one of today. Photos of old prints work well when taken in daylight, straight from above.',
        'For a silver or golden jubilee the children usually invite: their names fit into the invitation line. “No gifts, please” fits there too.',
      ],
    },
  ],
  reception: [
    {
      heading: 'When the evening is the occasion',
      paragraphs: [
        'A reception invitation goes to more people than any other: colleagues, neighbours, both towns. These themes show only what guests need: the couple, the hosts, the time and the place.',
        'Write “from 7:30 pm” rather than a single time if guests come and go, and name the hall and the part of the city for the driver. If there are two receptions in two cities, order the same theme twice: each guest then sees only their own evening.',
      ],
    },
  ],
};
