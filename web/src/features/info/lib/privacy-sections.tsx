import { Link } from '../../../components/controls/link.tsx';
import { SHOP } from '../../../lib/shop/shop.ts';
import type { LegalSection } from '../components/legal-page.tsx';
import { GrievanceOfficer, Seller } from '../components/seller.tsx';
import { DEVICE_STORAGE } from './device-storage.ts';

/** Describes what the product really does with personal data: a change to one requires a change to the other. */
export const PRIVACY_SECTIONS: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <>
        <Seller />
        <p>
          We are the data fiduciary under India’s Digital Personal Data Protection Act, 2023, and the controller under the General
          Data Protection Regulation where that applies to you.
        </p>
      </>
    ),
  },
  {
    id: 'what',
    title: 'What we keep, and why',
    body: (
      <dl>
        <div>
          <dt>Your account: name, e-mail address and picture, as your sign-in provider gives them</dt>
          <dd>To know whose order is whose, and to write to you about it.</dd>
        </div>
        <div>
          <dt>Your order: the words, names, dates, photos and music of your invitation, and your options</dt>
          <dd>To make your video, which is the contract between us.</dd>
        </div>
        <div>
          <dt>Your bill: name, country, in India the state, a GSTIN if you give one, amounts and dates of payments</dt>
          <dd>To invoice and account for what you paid, as tax law asks.</dd>
        </div>
        <div>
          <dt>What you write to support, and our answers</dt>
          <dd>To help you, and to know later what was agreed.</dd>
        </div>
        <div>
          <dt>Where you came from: the page that led you here, the first page you saw and when, a partner’s code</dt>
          <dd>Kept with an order, to know what brings people here and to pay the partner who did.</dd>
        </div>
        <div>
          <dt>Where you are signed in: the browser, its system and when</dt>
          <dd>To show it to you, so that you can sign out what is not you.</dd>
        </div>
        <div>
          <dt>Technical records: times, addresses of pages, errors, and for a short while your network address</dt>
          <dd>To keep the shop running, and to hold off those who guess codes and cards.</dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'others',
    title: 'Photos and names of other people',
    body: (
      <>
        <p>
          An invitation tells of people who are not our customers: a spouse, parents, a child. Please give us their photos and
          names only if they agree, and for a child only if you are a parent or have the parents’ consent.
        </p>
        <p>
          If you see yourself in a video that we made and do not want that, <Link to="/support?kind=report">tell us</Link> or
          write to <a href={`mailto:${SHOP.supportEmail}`}>{SHOP.supportEmail}</a>. A person looks at every such message.
        </p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <ul>
        <li>
          Photos and music that you upload: deleted automatically 2 days after the video is made, or 2 days after the order ended
          without one. So are the drafts and the parts that a video was made from. An open dispute or a change that you have
          ordered holds this back until it is settled.
        </li>
        <li>Uploads that never became part of an order: deleted after 2 days without use.</li>
        <li>Finished videos: kept for you to download for {SHOP.kept.videos}.</li>
        <li>An invitation that you began while signed in: {SHOP.kept.drafts} after your last change.</li>
        <li>Your account, orders and messages: until you erase them.</li>
        <li>Where you were signed in: until 30 days after that ended.</li>
        <li>
          Invoices and records of payments: as long as tax law asks, also after you have erased your data; then without your name
          where the law allows.
        </li>
        <li>Backups leave uploads out.</li>
      </ul>
    ),
  },
  {
    id: 'who-sees',
    title: 'Who sees it',
    body: (
      <>
        <p>
          Within the shop: the designers who make your video, and those who answer at support. Outside of it, only who has to:
        </p>
        <ul>
          <li>
            The card payment provider (Stripe) gets your e-mail address, the amount and, from you directly, your card. We never
            see the card; we learn whether the payment worked.
          </li>
          <li>The sign-in provider (Google, by Firebase) tells us that you are you. It learns that you signed in here.</li>
          <li>The companies whose computers store our data and send our mail, under contract and on our instructions.</li>
          <li>A partner whose link brought you learns which themes were ordered, when and for how much, not by whom.</li>
          <li>Authorities, where a law obliges us.</li>
        </ul>
        <p>
          Some of these are outside of your country. We sell no personal data, show no advertisements, and train no machine on
          your photos.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies, and what your device keeps',
    body: (
      <>
        <p>Without these the shop cannot do what you ask of it. None of them is read by anybody else.</p>
        <dl>
          {DEVICE_STORAGE.map(({ names, where, purpose }) => (
            <div key={names.join()}>
              <dt>
                {names.map((name, index) => (
                  <span key={name}>
                    {index > 0 && ', '}
                    <code>{name}</code>
                  </span>
                ))}
              </dt>
              <dd>
                {where}. {purpose}
              </dd>
            </div>
          ))}
        </dl>
      </>
    ),
  },
  {
    id: 'analytics',
    title: 'Counting visits',
    body: (
      <p>
        We count visits and the buttons that are pressed with Google Analytics only if you agree. Until you do, nothing of it is
        loaded and nothing is sent. If you agree, Google sets the cookies <code>_ga</code> and <code>_ga_…</code> for a year from
        your last visit. You can change your mind at any time by <em>Cookie choices</em> at the foot of each page; we ask again
        after 12 months. A browser that says <em>do not track</em> is taken at its word.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          <Link to="/user/account">Your account page</Link> gives you a file of everything we keep about you, and erases it,
          without asking why. While an order is unpaid, unfinished or disputed, erasing waits for its end.
        </p>
        <p>
          You may also have what is wrong corrected, withdraw a consent, object to a use, ask for a limit to it, and name somebody
          who uses these rights for you after your death. Write to <a href={`mailto:${SHOP.supportEmail}`}>{SHOP.supportEmail}</a>
          ; we answer within one month and ask for no fee.
        </p>
        <p>
          If our answer does not satisfy you, complain to the officer below, and after that to the Data Protection Board of India
          or to the data protection authority where you live.
        </p>
      </>
    ),
  },
  {
    id: 'safety',
    title: 'How we keep it safe',
    body: (
      <ul>
        <li>Everything travels encrypted. Addresses of your video are signed for you and expire.</li>
        <li>Photos are decoded and written anew: the place and the device that a camera writes into them are gone.</li>
        <li>Each service of ours sees only its own data, and staff only what their work needs.</li>
        <li>If something goes wrong all the same, we tell you and the authorities as the law says.</li>
      </ul>
    ),
  },
  {
    id: 'grievance',
    title: 'Grievance officer',
    body: <GrievanceOfficer />,
  },
  {
    id: 'changes',
    title: 'Changes of this policy',
    body: (
      <p>
        When we change what we do, we change these words first, with the new date at the top. What takes anything away from you we
        tell you by mail before it takes effect.
      </p>
    ),
  },
];
