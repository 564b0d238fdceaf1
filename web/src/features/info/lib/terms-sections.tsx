import { Link } from '../../../components/controls/link.tsx';
import { SHOP } from '../../../lib/shop/shop.ts';
import type { LegalSection } from '../components/legal-page.tsx';
import { GrievanceOfficer, Seller } from '../components/seller.tsx';

/** Describes what the product really does with orders and money: a change to one requires a change to the other. */
export const TERMS_SECTIONS: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who you buy from',
    body: (
      <>
        <Seller />
        <p>
          You buy as an adult, for yourself or for others. These terms and the page on which you pay are the whole agreement; the
          version that you accept is kept with your order.
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
          A video made from the theme you chose with your own words, photos and music, as an MP4 file in the resolution you paid
          for. It is yours to keep, to show and to send, for private occasions, as often as you like.
        </p>
        <p>
          The theme itself, its pictures and its music stay ours or our artists’: please do not take it apart, sell it, or sell
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
        <li>Prices include tax. The total on the payment page is what you pay; there is nothing on top.</li>
        <li>
          You pay by card, in INR, USD, EUR or GBP. Where a card payment has to be of a smallest amount, the quote says so before
          you pay.
        </li>
        <li>A promo code is taken off once you enter it on the payment page, under the conditions shown with it.</li>
        <li>An order that is not paid can be cancelled at any time, and expires after 24 hours.</li>
        <li>For every payment there is an invoice, for every refund a credit note, with your order.</li>
      </ul>
    ),
  },
  {
    id: 'delivery',
    title: 'When you get it',
    body: (
      <>
        <p>
          Express orders take {SHOP.delivery.express}, standard orders {SHOP.delivery.standard}. On Sundays our designers work
          only on Express orders. By when yours is due stands on the payment page and on your order.
        </p>
        <p>
          If an Express order comes later than promised, the Express fee goes back by itself. While we wait for an answer from
          you, the time does not run. Your video can be downloaded for {SHOP.kept.videos}; please save a copy.
        </p>
      </>
    ),
  },
  {
    id: 'previews',
    title: 'Previews',
    body: (
      <p>
        The sample of a theme shows how your video will look. A preview of your own is arranged through support: the video then
        costs double, half of it in advance. If you do not go on within 14 days of the preview, the order ends; the first half is
        kept, because the preview has been made, and the second is not charged.
      </p>
    ),
  },
  {
    id: 'corrections',
    title: 'Corrections and revisions',
    body: (
      <ul>
        <li>Until the video is finished, write to support and we change what you ask for free of charge.</li>
        <li>Where a finished video differs from what you entered, we mend it free of charge.</li>
        <li>
          Other changes to a finished video cost what support tells you first. Please read the Verify Invitation Details page: the
          video is made from those words, letter by letter.
        </li>
        <li>Wishes beyond what a theme’s form asks for are agreed on with support, with their price, before you order.</li>
      </ul>
    ),
  },
  {
    id: 'refunds',
    title: 'When money goes back',
    body: (
      <ul>
        <li>If we cannot deliver your video, we refund the whole amount.</li>
        <li>If we deliver something that is not what you ordered and cannot mend it, we refund the whole amount.</li>
        <li>A payment that comes twice, or for an order that has ended, is sent back by itself.</li>
        <li>
          A video is made for you alone. Once it is finished as you ordered it, a change of mind is no reason for a refund; the
          law of your country may give you more, and then you have it.
        </li>
        <li>Refunds go to the card that paid, usually within 5–10 working days.</li>
      </ul>
    ),
  },
  {
    id: 'lowest-price',
    title: 'Lowest price guarantee',
    body: (
      <p>
        If you find a similar design cheaper elsewhere, we refund the difference. Send us{' '}
        <Link to="/support?kind=price-match">the address of the page and the price</Link>. Similar means a video invitation for
        the same kind of event, made to order, of like length, resolution and delivery time, that anybody can buy on that day.
      </p>
    ),
  },
  {
    id: 'yours',
    title: 'What we ask of you',
    body: (
      <>
        <p>
          Give us only words, photos and music that you may use, and pictures of others only with their consent. You keep all
          rights in them and allow us to use them for making your video, and for nothing else.
        </p>
        <p>
          We refuse, stop or take down what is unlawful: what harms children, hurts somebody’s dignity, incites to hatred or
          violence, or is not yours. Whoever sees such content can <Link to="/support?kind=report">report it to support</Link> or
          to <a href={`mailto:${SHOP.supportEmail}`}>{SHOP.supportEmail}</a>. If we have to stop an order for such a reason before
          work on it began, you get your money back.
        </p>
      </>
    ),
  },
  {
    id: 'privacy',
    title: 'Your data',
    body: (
      <p>
        Uploaded photos and music are deleted automatically 2 days after the video is made. What else we keep, why and for how
        long stands in the <Link to="/privacy-policy">Privacy Policy</Link>.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'What we answer for',
    body: (
      <p>
        We answer without limit for what the law does not let us limit. Otherwise, for each order, we answer for at most what you
        paid for it. We do not answer for a date, a name or a place that reached the video as you entered it, nor for what a
        messenger does to a file on its way.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and disputes',
    body: (
      <>
        <p>
          The law of {SHOP.law.of} applies, and {SHOP.law.courts} decide. If you are a consumer, the protection of the law where
          you live, and your right to go to a court there, stay with you.
        </p>
        <p>Write to us before you go to court: most things are settled by a message.</p>
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
    title: 'Changes of these terms',
    body: <p>For an order those terms count that you accepted with it. New ones stand here with their date at the top.</p>,
  },
];
