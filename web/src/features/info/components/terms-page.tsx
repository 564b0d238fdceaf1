import { useShop } from '../../../lib/page/page-context.ts';
import { LOWEST_PRICE, TERMS_SECTIONS } from '../lib/terms-sections.tsx';
import { LegalPage } from './legal-page.tsx';

export function TermsPage() {
  const { guarantee } = useShop().claims;
  return (
    <LegalPage
      title="Terms of Service"
      description="What you buy, when you get it, what it costs, when you get money back, and what we ask of you."
      since="2026-11-20"
      summary={
        <p>
          You choose a theme and give us details, photos and music that you have the right to use. Our designers make the video,
          you pay the price shown on the payment page, and the video is yours to keep and share.
        </p>
      }
      sections={guarantee === null ? TERMS_SECTIONS.filter(({ id }) => id !== LOWEST_PRICE) : TERMS_SECTIONS}
    />
  );
}
