import { GUEST_WORDS_KEPT_DAYS } from '@nimantran/proto/domain/guest-words-kept';
import { REVIEW_LIMITS } from '@nimantran/proto/domain/review-limits';
import { Link } from '../../../components/controls/link.tsx';
import { usePageContext } from '../../../lib/page/page-context.ts';
import { KEPT } from '../../../lib/shop/kept.ts';
import type { LegalSection } from '../components/legal-page.tsx';
import { GrievanceOfficer, Seller, SupportMail } from '../components/seller.tsx';
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
          <dt>Your account: name, email address and picture, as your sign-in provider gives them</dt>
          <dd>To know which orders are yours, and to write to you about them.</dd>
        </div>
        <div>
          <dt>Your order: the text, names, dates, photos and music of your invitation, and your options</dt>
          <dd>To make your video, which is the contract between us.</dd>
        </div>
        <div>
          <dt>What you type before you order: the text and photos of the pictures that you see beside the form</dt>
          <dd>To draw these pictures; drawing stores none of it.</dd>
        </div>
        <div>
          <dt>Your bill: name, country, in India the state, a GSTIN if you give one, amounts and dates of payments</dt>
          <dd>To issue invoices and account for your payments, as tax law requires.</dd>
        </div>
        <div>
          <dt>Your messages to support, and our answers</dt>
          <dd>To help you, and to know later what was agreed.</dd>
        </div>
        <div>
          <dt>How you found us: the page that led you here, the first page you saw and when, a partner’s code</dt>
          <dd>Stored with an order, to know how people find us and to pay the partner who referred you.</dd>
        </div>
        <div>
          <dt>Where you are signed in: the browser, its operating system and the time</dt>
          <dd>To show it to you, so that you can end a session that is not yours.</dd>
        </div>
        <div>
          <dt>Technical records: times, page addresses, errors, and for a short while your network address</dt>
          <dd>To keep the shop running, and to stop people who try to guess codes and cards.</dd>
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
          An invitation names people who are not our customers: a spouse, parents, a child. Please give us their photos and names
          only if they agree, and a child’s only if you are a parent or have the parents’ consent.
        </p>
        <p>
          If you see yourself in a video that we made and do not want that, <Link to="/support?kind=report">tell us</Link> or
          write to <SupportMail />. A person reads every such message.
        </p>
      </>
    ),
  },
  {
    id: 'guests',
    title: 'If you are a guest',
    body: (
      <>
        <p>
          A host can show an invitation on a page of ours and ask for replies there. Whoever has the address of the page sees it;
          we give it to nobody else, and search engines are told to leave it out. A code in the last scene of a film holds this
          address and nothing else. The page has no analytics and loads nothing from others.
        </p>
        <p>
          If you reply, we keep the name and the line that you write, whether you are coming and with how many, and when you
          replied. The hosts see it, so that they can plan; nobody else does. We never write to you. Your network address is kept
          for two days at most, to stop programs that send replies. Your browser keeps a key with which you can change or delete
          your reply.
        </p>
        <p>
          The page and all replies are deleted {GUEST_WORDS_KEPT_DAYS.after_last_function} days after the last day of the
          celebration ({GUEST_WORDS_KEPT_DAYS.after_delivery} days after the film was delivered, if the invitation names no day),
          or earlier with the host’s order. The host can delete a reply at any time, and so can you, on the page. If you cannot,
          write to <SupportMail />.
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
          Photos and music that you upload: deleted automatically {KEPT.uploads} after the video is made, or {KEPT.uploads} after
          the order ended without one. The same applies to drafts and to the parts a video was made from. An open dispute, or a
          change that you have ordered, delays this until it is settled.
        </li>
        <li>Uploads that never became part of an order: deleted after 2 days without use.</li>
        <li>Finished videos: available for download for {KEPT.videos}.</li>
        <li>An invitation that you started while signed in: {KEPT.drafts} after your last change.</li>
        <li>
          A link that you made so that others read an invitation, and their names and answers: for {REVIEW_LIMITS.days} days after
          you last shared it, or until you end the link.
        </li>
        <li>
          The page for guests of an invitation, and their replies: until {GUEST_WORDS_KEPT_DAYS.after_last_function} days after
          the last day of the celebration.
        </li>
        <li>Your account, orders and messages: until you erase them.</li>
        <li>Where you were signed in: until 30 days after the session ended.</li>
        <li>API keys of partners, with the names you gave them and their last use: until 30 days after they ended.</li>
        <li>Webhook addresses of partners, until they are removed, and what was sent to them: 30 days.</li>
        <li>
          Invoices and payment records: as long as tax law requires, even after you have erased your data; then without your name
          where the law allows.
        </li>
        <li>Backups do not contain uploads.</li>
      </ul>
    ),
  },
  {
    id: 'who-sees',
    title: 'Who sees it',
    body: (
      <>
        <p>
          Within the shop: the designers who make your video, and the people who answer support requests. Outside the shop, only
          those who need it:
        </p>
        <ul>
          <li>
            The payment provider (Stripe) gets your email address, the amount and, from you directly, your card or bank details.
            We never see those; we learn whether the payment worked.
          </li>
          <li>The sign-in provider (Google, through Firebase) confirms who you are. It learns that you signed in here.</li>
          <li>The companies whose computers store our data and send our emails, under contract and on our instructions.</li>
          <li>
            Whoever has a review link that you made sees the words and scenes of that invitation, with your photos only if you
            include them, and nothing else about you. We count how often it is opened, not by whom. The link ends after{' '}
            {REVIEW_LIMITS.days} days, when the video is ready, when you end it, and with your uploads. The designers of your
            order see the names of those who said yes.
          </li>
          <li>A partner whose link brought you learns which themes were ordered, when and for how much, not by whom.</li>
          <li>Authorities, where a law obliges us.</li>
        </ul>
        <p>
          Some of these are outside your country. We sell no personal data, show no advertisements, and do not train any AI on
          your photos.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies, and what your device stores',
    body: (
      <>
        <p>The shop cannot work without these. Nobody else can read them.</p>
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
    body: <CountingVisits />,
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          <Link to="/user/account">Your account page</Link> lets you download everything we keep about you, and erase it, without
          giving a reason. While an order is unpaid, unfinished or disputed, you can only erase your data once it has ended.
        </p>
        <p>
          You may also have wrong data corrected, withdraw a consent, object to a use, ask us to restrict it, and name somebody to
          exercise these rights for you after your death. Write to <SupportMail />; we answer within one month, free of charge.
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
        <li>All connections are encrypted. The addresses of your video are signed for you and expire.</li>
        <li>Photos are decoded and saved again without the location and device data that a camera adds.</li>
        <li>Each of our services sees only its own data, and staff see only what their work needs.</li>
        <li>If something goes wrong despite this, we tell you and the authorities as the law requires.</li>
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
    title: 'Changes to this policy',
    body: (
      <p>
        When we change what we do, we first update this policy, with the new date at the top. We tell you by email before any
        change that reduces your rights takes effect.
      </p>
    ),
  },
];

/** A shop without analytics asks nothing, and so has no choices at the bottom of its pages. */
function CountingVisits() {
  const { settings } = usePageContext();
  if (settings.analytics_id === null) return <p>We do not count visits: no analytics is loaded, and nothing is sent.</p>;
  return (
    <p>
      We count visits and button presses with Google Analytics only if you agree. Until you do, none of it is loaded and nothing
      is sent. If you agree, Google sets the cookies <code>_ga</code> and <code>_ga_…</code> for a year from your last visit. You
      can change your mind at any time with <em>Cookie choices</em> at the bottom of each page; we ask again after 12 months. If a
      browser sends a <em>do not track</em> signal, we respect it.
    </p>
  );
}
