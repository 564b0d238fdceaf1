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
        'Begin with who will open it. For elders and a temple or palace wedding, Traditional and Premium themes give the opening blessing, the parents’ names and the muhurat their time. For friends abroad, Modern themes say the same in less. Islamic themes set the nikah in Urdu or English; Christian themes read like a service sheet.',
        'If guests come to a second evening, take a theme With Reception: it gives the reception a scene of its own, so that nobody mixes up two times and two places. Portrait themes fill a phone and suit a WhatsApp status; landscape themes look better on a television at the sangeet.',
      ],
    },
    {
      heading: 'What to have ready',
      paragraphs: [
        'Both names as you want them read, the parents’ names with their titles, the date and hour, and the venue as your guests know it. One clear photo of each of you, if the theme has room. Where the bride’s family invites, look for themes with the bride’s details first.',
        'Most families send a first word 6 to 8 weeks ahead and the full invitation 3 weeks before the day.',
      ],
    },
  ],
  engagement: [
    {
      heading: 'An engagement is told quickly',
      paragraphs: [
        'Sagai, roka or ring ceremony: it is often fixed within days, and the guests are the closest forty. These themes are short, name the two of you first and leave the families’ names for the second scene.',
        'Say which ceremony it is in the invitation line, and whether a meal follows. If the wedding date is already set, keep it for the wedding invitation: one film, one date, and nobody arrives on the wrong day.',
      ],
    },
  ],
  birthday: [
    {
      heading: 'From a first birthday to a sixtieth',
      paragraphs: [
        'For a child, choose a theme with room for a photo and write the age into the message: grandparents keep these films. Say when the cake is cut and when the party ends, so that parents can plan the way home.',
        'Milestone themes for 30, 50 or 60 are quieter. If it is a surprise, put that into the first line of your message and send the film to a list of guests, not to the family group.',
      ],
    },
  ],
  anniversary: [
    {
      heading: 'A film of the years together',
      paragraphs: [
        'The album themes here take several photos. Pick them across the years: one from the wedding, one of the first home, one of the children, one of today. Pictures of old prints work well when they are photographed in daylight, straight from above.',
        'For a silver or golden jubilee the children usually invite: their names fit into the invitation line. “No gifts, please” fits there too.',
      ],
    },
  ],
  reception: [
    {
      heading: 'When the evening is the occasion',
      paragraphs: [
        'A reception invitation goes to more people than any other: colleagues, neighbours, both towns. These themes keep to what they need: the couple, who hosts, from what hour, and where.',
        'Write “from 7:30 pm” rather than a single hour if guests come and go, and name the hall and the part of the city, which is what a driver is asked. If there are two receptions in two cities, order the same theme twice: each guest then sees only the evening that is theirs.',
      ],
    },
  ],
};
