import { DEVELOPERS_PATH } from '@nimantran/proto/http/gateway/openapi';
import { buttonClass } from '../../../components/controls/button.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import css from './keys.module.css';
import { Keys } from './keys.tsx';
import { Webhooks } from './webhooks.tsx';

const TITLE = 'API keys and webhooks';
const LEAD = 'For your own programs: keys to use the shop in your name, and addresses that it tells of your orders.';

export function AdminKeysPage() {
  return (
    <AdminFrame
      title={TITLE}
      lead={LEAD}
      actions={
        <a className={buttonClass({ small: true, look: 'plain' })} href={DEVELOPERS_PATH}>
          What a key can do
        </a>
      }
    >
      <Keys />
      <Webhooks />
    </AdminFrame>
  );
}

export function PartnerKeysPage() {
  return (
    <Page narrow>
      <PageMeta title={TITLE} description={LEAD} noIndex />
      <p className={css.crumb}>
        <Link to="/partner">Partner Dashboard</Link>
      </p>
      <h1>{TITLE}</h1>
      <p className={css.quiet}>
        {LEAD} <a href={DEVELOPERS_PATH}>What a key can do</a>
      </p>
      <Keys />
      <Webhooks />
    </Page>
  );
}
