import { Link } from 'react-router-dom';
import { SHOP } from '../../../lib/shop.ts';
import { InfoPage } from './info-page.tsx';

export function TermsPage() {
  return (
    <InfoPage title="Terms of Service" description="What you buy, what we promise, and what we ask of you.">
      <h2>What you buy</h2>
      <p>
        A video made from the theme you chose with your own words and photos, as an MP4 file in the resolution you paid for. It is
        yours to keep and to send.
      </p>
      <h2>When you get it</h2>
      <p>
        Express orders take {SHOP.delivery.express}, standard orders {SHOP.delivery.standard}. On Sundays our designers work only
        on Express orders. The time you are promised stands on the payment page and on your order; if we miss an express one, the
        express fee goes back by itself. If we wait for an answer from you, that time does not count.
      </p>
      <h2>Previews</h2>
      <p>
        A preview of your own video before it is made is arranged through support: the video then costs double, half of it in
        advance. If you do not go on after the preview within 14 days, the order ends and the first half is kept; the second is
        not charged.
      </p>
      <h2>Mistakes</h2>
      <p>
        Where the video differs from what you entered, we correct it free of charge. Words that were entered wrongly are corrected
        for a charge that support tells you first: please use the Verify Invitation Details page.
      </p>
      <h2>Prices and refunds</h2>
      <ul>
        <li>Prices include tax. The total before paying is what you pay.</li>
        <li>An unpaid order can be cancelled at any time and expires after 24 hours.</li>
        <li>If you find a similar design cheaper elsewhere, we refund the difference.</li>
        <li>If we cannot deliver your video, we refund the whole amount.</li>
      </ul>
      <h2>What we ask of you</h2>
      <p>
        Upload only photos and words that you may use, and nothing unlawful. We may refuse or take down what harms others; whoever
        sees such content can <Link to="/support?kind=report">report it to support</Link> or to{' '}
        <a href={`mailto:${SHOP.supportEmail}`}>{SHOP.supportEmail}</a>.
      </p>
    </InfoPage>
  );
}
