import { DAYS_FOR_BALANCE, HOURS_TO_PAY } from '@nimantran/proto/domain/time-to-pay';
import { Link } from '../../../components/controls/link.tsx';
import { FREE_CORRECTION, KEPT } from '../../../lib/shop/kept.ts';
import type { LegalSection } from '../components/legal-page.tsx';
import { ApplicableLaw, DeliveryTimes, GrievanceOfficer, Guarantee, Seller, SupportMail } from '../components/seller.tsx';

/** Describes what the product really does with orders and money: a change to one requires a change to the other. */
/** The section of a shop that claims a lowest price guarantee. */
export const LOWEST_PRICE = 'lowest-price';

export const TERMS_SECTIONS: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who you buy from',
    body: (
      <>
        <Seller />
        <p>
          You buy as an adult, for yourself or for others. These terms and the payment page are the whole agreement; the version
          you accept is stored with your order.
        </p>
      </>
    ),
  },
  {
    id: 'what',
    title: 'What you buy',
    body: (
      <>
        <p>
          A video made from the theme you chose with your own text, photos and music, as an MP4 file in the resolution you paid
          for. You may keep, show and share it as often as you like, for private occasions.
        </p>
        <p>
          The theme itself, its pictures and its music remain ours or our artists’: please do not take it apart, sell it, or sell
          videos made from it.
        </p>
      </>
    ),
  },
  {
    id: 'prices',
    title: 'Prices and payment',
    body: (
      <ul>
        <li>Prices include all taxes that apply. You pay the total on the payment page and nothing more.</li>
        <li>
          You pay by card, or by another way that the payment page offers, in INR, USD, EUR or GBP. If a minimum card payment
          applies, the quote says so before you pay.
        </li>
        <li>A promo code is deducted when you enter it on the payment page, under the conditions shown with it.</li>
        <li>You can cancel an unpaid order at any time, and it expires after {HOURS_TO_PAY} hours.</li>
        <li>You find an invoice for every payment, and a credit note for every refund, with your order.</li>
      </ul>
    ),
  },
  {
    id: 'delivery',
    title: 'When you get it',
    body: (
      <>
        <p>
          <DeliveryTimes /> On Sundays our designers work only on Express orders. The payment page and your order show when yours
          is due.
        </p>
        <p>
          If an Express order is later than promised, the Express fee is refunded automatically. The clock is paused while we wait
          for your answer. You can download your video for {KEPT.videos}; please save a copy.
        </p>
      </>
    ),
  },
  {
    id: 'previews',
    title: 'Previews',
    body: (
      <p>
        The sample of a theme shows how your video will look. You can ask support for a preview of your own video: the video then
        costs double, half of it in advance. If you do not continue within {DAYS_FOR_BALANCE} days of the preview, the order ends;
        we keep the first half, because the preview has been made, and do not charge the second.
      </p>
    ),
  },
  {
    id: 'corrections',
    title: 'Corrections and revisions',
    body: (
      <ul>
        <li>Until the video is finished, write to support and we make your changes free of charge.</li>
        <li>If a finished video differs from what you entered, we correct it free of charge.</li>
        <li>
          You can correct the words of a finished video on the page of its order: once free of charge within {FREE_CORRECTION} of
          its delivery, then for the price shown there. The names may change in spelling only: an order is for one invitation. If
          our checks find nothing and all dates are in the future, nobody looks at the corrected video before you get it.
        </li>
        <li>
          For other changes to a finished video, support tells you the price first. Please read the Verify Invitation Details
          page: the video is made from exactly that text.
        </li>
        <li>Agree with support on requests beyond a theme’s form, and their price, before you order.</li>
      </ul>
    ),
  },
  {
    id: 'refunds',
    title: 'When you get a refund',
    body: (
      <ul>
        <li>If we cannot deliver your video, we refund the whole amount.</li>
        <li>If we deliver something that is not what you ordered and cannot correct it, we refund the whole amount.</li>
        <li>A duplicate payment, or a payment for an order that has ended, is refunded automatically.</li>
        <li>
          A video is made for you alone. Once it is finished as you ordered it, changing your mind is not a reason for a refund.
          If the law of your country gives you more rights, you keep them.
        </li>
        <li>Refunds go back the way you paid, usually within 5–10 working days.</li>
      </ul>
    ),
  },
  {
    id: LOWEST_PRICE,
    title: 'Lowest price guarantee',
    body: (
      <p>
        <Guarantee /> Send us <Link to="/support?kind=price-match">the address of the page and the price</Link>. Similar means a
        made-to-order video invitation for the same kind of event, of similar length, resolution and delivery time, that anybody
        can buy on that day.
      </p>
    ),
  },
  {
    id: 'yours',
    title: 'What we ask of you',
    body: (
      <>
        <p>
          Give us only text, photos and music that you have the right to use, and photos of others only with their consent. You
          keep all rights in them and allow us to use them only to make your video.
        </p>
        <p>
          We refuse, stop or take down unlawful content: content that harms children, violates somebody’s dignity, incites hatred
          or violence, or does not belong to you. If you see such content, please{' '}
          <Link to="/support?kind=report">report it to support</Link> or to <SupportMail />. If we have to stop an order for such
          a reason before work on it has started, you get your money back.
        </p>
      </>
    ),
  },
  {
    id: 'privacy',
    title: 'Your data',
    body: (
      <p>
        Uploaded photos and music are deleted automatically {KEPT.uploads} after the video is made. What else we keep, why and for
        how long is in the <Link to="/privacy-policy">Privacy Policy</Link>.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Our liability',
    body: (
      <p>
        Our liability is unlimited where the law does not allow us to limit it. Otherwise, for each order, it is limited to what
        you paid for it. We are not liable for a date, a name or a place that is in the video as you entered it, nor for what a
        messenger does to a file.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and disputes',
    body: (
      <>
        <p>
          <ApplicableLaw /> If you are a consumer, you keep the protection of the law where you live and your right to go to court
          there.
        </p>
        <p>Write to us before you go to court: a message settles most things.</p>
      </>
    ),
  },
  {
    id: 'grievance',
    title: 'Grievance officer',
    body: <GrievanceOfficer />,
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: <p>The terms you accepted with an order apply to it. New terms are published here with their date at the top.</p>,
  },
];
