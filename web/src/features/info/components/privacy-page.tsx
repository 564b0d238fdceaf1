import { KEPT } from '../../../lib/shop/kept.ts';
import { PRIVACY_SECTIONS } from '../lib/privacy-sections.tsx';
import { LegalPage } from './legal-page.tsx';

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      description="What we keep about you, why, for how long, who sees it, and how you can have it, correct it or erase it."
      since="2026-11-20"
      summary={
        <p>
          An invitation consists of names, dates and faces. We use yours to make your video and to process your payment, delete
          your uploads {KEPT.uploads} after the video is made, and sell none of it.
        </p>
      }
      sections={PRIVACY_SECTIONS}
    />
  );
}
