import type { SupportKind } from '@nimantran/proto/domain/support-request';

interface Phrase {
  label: string;
  text: string;
}

const THANKS: Phrase = { label: 'Thanks', text: 'Thank you for writing to us.' };
const LOOKING: Phrase = {
  label: 'We look into it',
  text: 'We are looking into it and answer here, and by mail, within a day.',
};
const MORE: Phrase = {
  label: 'Ask for more',
  text: 'So that we get it right, could you send us the exact words as they should stand in the invitation?',
};

/** Openings for frequent answers, by kind of request. They are inserted for editing, never sent by themselves. */
const PHRASES: Partial<Record<SupportKind, readonly Phrase[]>> = {
  correction: [{ label: 'Corrected', text: 'We have corrected it, and the promised time stays as it is.' }, MORE],
  revision: [
    { label: 'Made again', text: 'We are making your video again with the change, at no cost. You get a mail when it is ready.' },
    MORE,
  ],
  preview: [
    {
      label: 'Preview opened',
      text: 'We have opened an order with a preview for you. It begins with its first half, and you pay the rest only when you like what you see.',
    },
  ],
  'price-match': [
    {
      label: 'Price matched',
      text: 'You are right, and our lowest price guarantee holds: we send the difference back to your card. Banks take 5 to 10 days.',
    },
    {
      label: 'Another design',
      text: 'We have compared both designs. The other one differs from ours in what it includes, so that the guarantee does not apply to it.',
    },
  ],
  refund: [
    { label: 'Refunded', text: 'We have sent the money back to your card. Banks take 5 to 10 days to show it.' },
    {
      label: 'Why',
      text: 'We are sorry that it did not turn out as you wished. May we ask what went wrong, so that we can put it right or refund it?',
    },
  ],
  customisation: [
    {
      label: 'Can be done',
      text: 'We can do this. We have added its price to your order: you find it in My Orders, and we begin when it is paid.',
    },
  ],
  report: [{ label: 'Taken in', text: 'Thank you for telling us. We look at it today, and take down what is unlawful.' }],
};

export const phrasesFor = (kind: SupportKind): readonly Phrase[] => [THANKS, ...(PHRASES[kind] ?? []), LOOKING];
