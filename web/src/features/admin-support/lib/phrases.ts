import type { SupportKind } from '@nimantran/proto/domain/support-request';

interface Phrase {
  label: string;
  text: string;
}

const THANKS: Phrase = { label: 'Thanks', text: 'Thank you for writing to us.' };
const LOOKING: Phrase = {
  label: 'We are looking into it',
  text: 'We are looking into it and will answer here and by email within a day.',
};
const MORE: Phrase = {
  label: 'Ask for more',
  text: 'Could you send us the exact text as it should appear in the invitation?',
};

/** Openings for frequent answers, by kind of request. They are inserted for editing, never sent by themselves. */
const PHRASES: Partial<Record<SupportKind, readonly Phrase[]>> = {
  correction: [{ label: 'Corrected', text: 'We have corrected it, and the delivery time does not change.' }, MORE],
  revision: [
    { label: 'Remade', text: 'We are remaking your video with the change, at no cost. You get an email when it is ready.' },
    MORE,
  ],
  preview: [
    {
      label: 'Preview opened',
      text: 'We have opened an order with a preview for you. You pay the first half to start, and the rest only if you like the preview.',
    },
  ],
  'price-match': [
    {
      label: 'Price matched',
      text: 'You are right, and our lowest price guarantee applies: we are refunding the difference the way you paid. Banks take 5 to 10 days.',
    },
    {
      label: 'Another design',
      text: 'We have compared both designs. The other one includes different things, so the guarantee does not apply to it.',
    },
  ],
  refund: [
    { label: 'Refunded', text: 'We have refunded the money the way you paid. Banks take 5 to 10 days to show it.' },
    {
      label: 'Why',
      text: 'We are sorry that the video is not what you wanted. Could you tell us what went wrong, so that we can correct it or refund it?',
    },
  ],
  customisation: [
    {
      label: 'We can do this',
      text: 'We can do this. We have added its price to your order: you find it in My Orders, and we start once it is paid.',
    },
  ],
  report: [
    { label: 'Report received', text: 'Thank you for telling us. We will check it today and take down what is unlawful.' },
  ],
};

export const phrasesFor = (kind: SupportKind): readonly Phrase[] => [THANKS, ...(PHRASES[kind] ?? []), LOOKING];
