import { Link } from 'react-router-dom';
import { SHOP } from '../../../lib/shop.ts';
import { InfoPage } from './info-page.tsx';

export function PrivacyPage() {
  return (
    <InfoPage title="Privacy Policy" description="What we keep about you, why, and for how long.">
      <p>We keep what is needed to make your video and to account for your payment, and nothing to sell.</p>
      <h2>What we keep</h2>
      <ul>
        <li>From signing in: your name, e-mail address and picture, as your sign-in provider gives them.</li>
        <li>For an order: the words, dates and photos of your invitation, your billing name, country and state.</li>
        <li>About your visit: the page you came from and when, kept with an order to know what brings people here.</li>
        <li>
          On your own device: your unfinished invitation, your currency, a partner's code if their link brought you, with a random
          number so that the visit counts once, and the cookies that keep you signed in.
        </li>
        <li>What you write to support, and our answers.</li>
      </ul>
      <h2>Who sees it</h2>
      <p>
        You, and the designers who make your video. Your card is known only to the payment provider; we learn whether the payment
        worked.
      </p>
      <h2>How long</h2>
      <ul>
        <li>
          Photos and music you upload are deleted automatically 2 days after the video is made, or after the order ends unpaid.
        </li>
        <li>Finished videos can be downloaded for 12 months.</li>
        <li>
          Invoices and records of payments stay as long as tax law asks, also after you have erased your data; then without your
          name where the law allows.
        </li>
      </ul>
      <h2>Your rights</h2>
      <p>
        <Link to="/user/account">Your account page</Link> gives you a file of everything we keep about you, and erases it. For
        corrections, or without an account, write to <a href={`mailto:${SHOP.supportEmail}`}>{SHOP.supportEmail}</a>.
      </p>
    </InfoPage>
  );
}
