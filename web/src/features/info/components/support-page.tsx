import { Link } from 'react-router-dom';
import { SHOP } from '../../../lib/shop.ts';
import { InfoPage } from './info-page.tsx';

export function SupportPage() {
  return (
    <InfoPage title="Support" description="How to reach us about an order, a correction or a refund.">
      <p>
        Write to <a href={`mailto:${SHOP.supportEmail}`}>{SHOP.supportEmail}</a>. A person reads every mail.
      </p>
      <h2>What to write</h2>
      <ul>
        <li>About an order: its number (NM-…), and what should be different.</li>
        <li>For a preview before ordering, or changes beyond the theme: which theme, and what you have in mind.</li>
        <li>For the lowest price guarantee: a link to the similar design that is cheaper.</li>
        <li>To report a photo or words that should not be here: the order number or the video.</li>
      </ul>
      <h2>Without writing</h2>
      <ul>
        <li>
          <Link to="/user/invitations?invitation=all">Track Order</Link> shows where your order is.
        </li>
        <li>
          <Link to="/faqs">FAQs</Link> answers what is asked most.
        </li>
      </ul>
    </InfoPage>
  );
}
