import { DEVELOPERS_PATH } from '@nimantran/proto/http/gateway/openapi';
import { buttonClass } from '../../../components/controls/button.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { pageTitle } from '../../../lib/page/titles.ts';
import css from './keys.module.css';
import { Keys } from './keys.tsx';

const TITLE = 'API keys';
const LEAD = 'Keys with which your own programs use the shop in your name.';

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
    </AdminFrame>
  );
}

export function PartnerKeysPage() {
  return (
    <Page narrow>
      <PageMeta title={pageTitle(TITLE)} description={LEAD} noIndex />
      <p className={css.crumb}>
        <Link to="/partner">Partner Dashboard</Link>
      </p>
      <h1>{TITLE}</h1>
      <p className={css.quiet}>
        {LEAD} <a href={DEVELOPERS_PATH}>What a key can do</a>
      </p>
      <Keys />
    </Page>
  );
}
