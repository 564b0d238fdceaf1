import { Button } from '../../../components/controls/button.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { Icon } from '../../../components/pictures/icons.tsx';
import { messageOf } from '../../../lib/http/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { KEPT } from '../../../lib/shop/kept.ts';
import { useExportData } from '../hooks/use-export-data.ts';
import css from './account-page.module.css';
import { EraseData } from './erase-data.tsx';
import { MySessions } from './my-sessions.tsx';

export function AccountPage() {
  const { user } = useSession();
  const exporting = useExportData();
  if (user === null) return null;
  return (
    <Page narrow>
      <PageMeta title="Your account" description="Download or erase the data we keep about you." noIndex />
      <p className={css.crumb}>
        <Link to="/user/invitations">My Orders</Link>
      </p>
      <h1>Your account and data</h1>
      <p className={css.who}>
        Signed in as <strong>{user.name || user.email}</strong>
        {user.name !== '' && `, ${user.email}`}
      </p>
      <section className={css.part} aria-labelledby="kept">
        <h2 id="kept">What we keep</h2>
        <ul className={css.list}>
          <li>Your name, email address and picture, as your sign-in provider gives them.</li>
          <li>Your orders: details and options, billing details, payments, refunds and invoices.</li>
          <li>Your photos and music: until {KEPT.uploads} after the video is finished or the order has ended.</li>
          <li>Your finished videos: for {KEPT.videos}.</li>
          <li>Your messages to support, and our answers.</li>
          <li>Where you are signed in: browser, operating system and time.</li>
          <li>How you first came to our site, stored with an order.</li>
        </ul>
        <p>
          The <Link to="/privacy-policy">Privacy Policy</Link> explains why, and who sees it.
        </p>
      </section>
      <section className={css.part} aria-labelledby="export">
        <h2 id="export">Download your data</h2>
        <p>
          One file with everything listed above except the videos and photos themselves, in a format that programs can read
          (JSON).
        </p>
        {exporting.isError && <Notice kind="error">{messageOf(exporting.error)}</Notice>}
        {exporting.isSuccess && (
          <p role="status" className={css.done}>
            <Icon name="check" /> The file is in your downloads.
          </p>
        )}
        <Button look="plain" busy={exporting.isPending} onClick={() => exporting.mutate()}>
          <Icon name="download" /> Download my data
        </Button>
      </section>
      <MySessions />
      <EraseData email={user.email} />
    </Page>
  );
}
