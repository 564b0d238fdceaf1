import { TERMS_SECTIONS } from '../lib/terms-sections.tsx';
import { LegalPage } from './legal-page.tsx';

export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      description="What you buy, when you get it, what it costs, when money goes back, and what we ask of you."
      since="2026-11-20"
      summary={
        <p>
          You choose a theme and give us words, photos and music that you may use. Our designers make the video, you pay what the
          payment page says, and the video is yours to keep and to send.
        </p>
      }
      sections={TERMS_SECTIONS}
    />
  );
}
