import type { Shop } from '@nimantran/proto/domain/shop';
import { KEPT } from './kept.ts';

export interface Faq {
  /** Fragment of the question's address on the FAQs page. */
  id: string;
  question: string;
  answer: string;
}

/** Shown beside every theme. */
export const themeFaqs = ({ delivery }: Pick<Shop, 'delivery'>): readonly Faq[] => [
  {
    id: 'create',
    question: 'How do I create a video?',
    answer:
      'Press Edit Video, fill in the names, text and date, and add photos where the theme has room for them. Check every line on the Verify Invitation Details page, then pay. Our designers do the rest.',
  },
  {
    id: 'preview',
    question: 'Can I preview my video before ordering?',
    answer:
      'There is no preview before ordering: the sample video shows what yours will look like. You can request a preview of your own video from support, on the Verify Invitation Details page; the video then costs double, and you pay half in advance.',
  },
  {
    id: 'customise',
    question: 'Can the design be customised further?',
    answer:
      'Changes beyond the form’s fields cost extra and are arranged with support before you order. Please write to us with what you have in mind.',
  },
  {
    id: 'download',
    question: 'How do I download my video?',
    answer:
      'We email you as soon as it is ready. You find it in My Orders, with a Download button. While the order says Processing, the video has not been made yet.',
  },
  {
    id: 'delivery-time',
    question: 'When will I get my video?',
    answer: `Express orders take ${delivery.express}, standard orders ${delivery.standard}. On Sundays our designers work only on Express orders.`,
  },
  {
    id: 'file',
    question: 'What file do I get?',
    answer: 'An MP4 file in the resolution you bought: 720p, 1080p or 4K. It is yours to copy and send as often as you like.',
  },
  {
    id: 'safety',
    question: 'Are my photos and details safe?',
    answer: `Only you and the designer who makes your video see them. Uploaded photos are deleted automatically ${KEPT.uploads} after the video is made. Payments are handled by a payment provider; we never see your card or bank details.`,
  },
];
