import type { Shop } from '@nimantran/proto/domain/shop';
import { HOURS_TO_PAY } from '@nimantran/proto/domain/time-to-pay';
import type { UploadSizes } from '@nimantran/proto/domain/upload-size';
import { type Faq, themeFaqs } from '../../../lib/shop/faqs.ts';
import { FREE_CORRECTION, KEPT } from '../../../lib/shop/kept.ts';

export interface FaqGroup {
  id: string;
  title: string;
  items: readonly Faq[];
}

/** All questions; `sizes` are the largest uploads. */
export function faqGroups(sizes: UploadSizes, shop: Shop): readonly FaqGroup[] {
  const beside = themeFaqs(shop);
  /** One of the questions that every theme's page also shows. */
  function shared(id: string): Faq {
    const found = beside.find((faq) => faq.id === id);
    if (found === undefined) throw new Error(`There is no question ${id}.`);
    return found;
  }
  return [
    {
      id: 'making',
      title: 'Making your video',
      items: [
        shared('create'),
        shared('preview'),
        shared('customise'),
        {
          id: 'languages',
          question: 'Can I use any language for names and text?',
          answer:
            'Any that is written in one of these scripts, and you can mix them: Latin, Devanagari (Hindi, Marathi), Gujarati, Gurmukhi (Punjabi), Bengali, Tamil, Telugu, Kannada, Malayalam, Odia, Urdu and Sindhi, Sinhala, Ol Chiki, Meetei Mayek. Type each language in its own script, and read everything once more on the Verify Invitation Details page.',
        },
        {
          id: 'bride-first',
          question: 'Can the bride’s name come first?',
          answer:
            'If a theme says “Bride details first option”, tick “Bride’s name first” in the form: the bride and her family then come first in the whole video. It is a small add-on, and the price includes it immediately.',
        },
        {
          id: 'photos',
          question: 'Which photos may I use?',
          answer: `JPEG, PNG, WebP and HEIC files of up to ${sizes.photo} MB each, as many as the theme has room for. Sharp, upright pictures with faces in good light look best. You choose the part that is shown, and the form tells you when a photo is too small for its place.`,
        },
        {
          id: 'music',
          question: 'Can I use my own song?',
          answer: `Most themes take your own music as an add-on: MP3, M4A, WAV or OGG of up to ${sizes.music} MB and 10 minutes, and you choose where it begins. Please use only music that you have the right to use; the form asks you to confirm it. The music that comes with a theme was made for us and is included.`,
        },
        {
          id: 'resolution',
          question: 'Which resolution should I choose?',
          answer:
            '720p looks good on phones and is the smallest to send. Choose 1080p if it will also be shown on a television, and 4K (2160p) for a large screen or a projector in the hall.',
        },
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery and download',
      items: [
        shared('delivery-time'),
        {
          id: 'sunday',
          question: 'Do you work on Sundays?',
          answer: `On Sundays our designers work only on Express orders, which take ${shop.delivery.express}. For standard orders a Sunday is not a working day. Before you pay, the page shows when your video will be ready.`,
        },
        {
          id: 'tracking',
          question: 'How do I follow my order?',
          answer:
            'If you are signed in, open My Orders: each order shows its status and when it is due. Without signing in, open Track Order and enter the order number and the email address you ordered with.',
        },
        shared('download'),
        shared('file'),
        {
          id: 'guest-page',
          question: 'Can guests tell us whether they are coming?',
          answer:
            'Yes, if you like. In My Orders, beside a finished video, turn on a page for your guests: it shows the film, days and places with map and calendar, and takes replies, without an account. Only those to whom you send its address see it. You see who is coming to what, and turn the page off whenever you want.',
        },
        {
          id: 'cards',
          question: 'Do I also get pictures, or something to print?',
          answer:
            'Yes, at no extra charge. Each finished video comes with two to four of its scenes as pictures, the same scenes as PDFs for printing in A5 and in 5 × 7 inches, and a short clip without sound; also with a file for calendars, a link to the map, and the words of the invitation to paste. All are made from your words and wait beside the video in My Orders: download them one by one, or all files in one zip.',
        },
        {
          id: 'kept',
          question: 'How long can I download my video?',
          answer: `For ${KEPT.videos} after it was made. Save a copy on your phone or computer; that copy does not expire.`,
        },
      ],
    },
    {
      id: 'price',
      title: 'Price and payment',
      items: [
        {
          id: 'price-shown',
          question: 'What does a video cost?',
          answer:
            'Each theme shows its starting price, for 720p. A higher resolution and add-ons such as Express delivery or your own music are added as you choose them, and the form always shows the total. Prices include all taxes that apply: you pay the total that you see before you pay.',
        },
        {
          id: 'payment',
          question: 'How can I pay, and is it safe?',
          answer:
            'By card, or by another way that the payment page offers, such as UPI in India. Only the payment provider sees your card number or bank details; we only learn whether the payment succeeded. You can pay in INR, USD, EUR or GBP.',
        },
        {
          id: 'promo-code',
          question: `How do I use the code ${shop.promo.code}?`,
          answer: `${shop.promo.text}. Enter ${shop.promo.code} on the payment page and press Apply: the discount is taken off before you pay.`,
        },
        {
          id: 'payment-failed',
          question: 'My payment failed. What now?',
          answer: `Open the order in My Orders: it shows why the payment failed, and you can pay again in the same way or another. Nothing you typed is lost. An unpaid order expires after ${HOURS_TO_PAY} hours.`,
        },
        ...(shop.claims.guarantee === null
          ? []
          : [
              {
                id: 'lowest-price',
                question: 'What is the lowest price guarantee?',
                answer: `${shop.claims.guarantee} Write to support, choose “Lowest price guarantee”, and send us the page’s address and the price you saw there.`,
              },
            ]),
        {
          id: 'refunds',
          question: 'When do I get a refund?',
          answer:
            'If we cannot deliver your video, we refund the whole amount. If an Express order is later than promised, the Express fee is refunded automatically. You can cancel an unpaid order at any time. Refunds go back the way you paid, usually within 5–10 working days.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Corrections and changes',
      items: [
        {
          id: 'correction',
          question: 'I made a mistake in my order. Can it be corrected?',
          answer:
            'Yes. While the order says Processing, write to support with the order number, the line that is wrong and the correct text. This is free. Please write soon, because our designers may already be working on it.',
        },
        {
          id: 'revision',
          question: 'Can a finished video be changed?',
          answer: `If the video differs from what you entered, we correct it free of charge. If the date has moved or a name should be spelt differently, press “Correct the words” on the page of your order: one correction is free within ${FREE_CORRECTION}, and you see the price of a further one before you send it. For other photos, music or names, request a change there: we tell you the price first. You can use the first video until the new one is ready.`,
        },
      ],
    },
    {
      id: 'privacy',
      title: 'Your photos and data',
      items: [
        shared('safety'),
        {
          id: 'uploads-deleted',
          question: 'When are my photos and my music deleted?',
          answer: `Automatically, ${KEPT.uploads} after the video is made, or ${KEPT.uploads} after an order has ended without one. The finished video stays available for download.`,
        },
        {
          id: 'my-data',
          question: 'Can I see and erase the data you keep about me?',
          answer:
            'Yes, on your account page: one button gives you a file with everything, another erases it. The Privacy Policy says what we keep, why, and for how long.',
        },
      ],
    },
  ];
}
