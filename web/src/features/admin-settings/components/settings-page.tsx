import { SETTINGS_SECTIONS } from '@nimantran/proto/domain/shop';
import { useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../../components/data-table/use-list-address.ts';
import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { ListTabs } from '../../../components/staff/list-tabs.tsx';
import { LoadedSection } from '../../../components/staff/loaded-section.tsx';
import { settingsQuery } from '../api/settings-queries.ts';
import { SECTION_FORMS } from '../lib/section-forms.ts';
import { SectionEditor } from './section-editor.tsx';
import { SettingsHistory } from './settings-history.tsx';
import { WaitingSettings } from './waiting-settings.tsx';

/** What the shop says about itself and its seller, section by section. */
export function SettingsPage() {
  const asked = useListAddress().filter('section');
  const settings = useQuery(settingsQuery);
  const section = SETTINGS_SECTIONS.find((known) => known === asked) ?? SETTINGS_SECTIONS[0];
  const isHistory = asked === 'history';
  return (
    <AdminFrame title="Settings" lead="What pages, emails and invoices say about the shop and its seller.">
      <WaitingSettings />
      <ListTabs
        label="Settings"
        tabs={[
          ...SETTINGS_SECTIONS.map((known) => ({
            to: `?section=${known}`,
            label: SECTION_FORMS[known].title,
            isHere: !isHistory && known === section,
          })),
          { to: '?section=history', label: 'History', isHere: isHistory },
        ]}
      />
      {isHistory ? (
        <SettingsHistory />
      ) : (
        <LoadedSection title={SECTION_FORMS[section].title} asked={settings} none="No settings." isEmpty={() => false}>
          {(data) => <SectionEditor key={`${section} ${data.version}`} section={section} shown={data} />}
        </LoadedSection>
      )}
    </AdminFrame>
  );
}
