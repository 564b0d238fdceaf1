import { Link } from 'react-router-dom';
import { Accordion } from '../../../components/accordion.tsx';
import { FaqData } from '../../../components/structured-data.tsx';
import { SHOP_FAQS } from '../../../lib/faqs.ts';
import { InfoPage } from './info-page.tsx';

export function FaqsPage() {
  return (
    <InfoPage title="FAQs" description="Answers to common questions about ordering, delivery, downloads and safety.">
      <FaqData items={SHOP_FAQS} />
      <Accordion items={SHOP_FAQS} name="faq" />
      <p>
        Not answered here? <Link to="/support">Write to us</Link>.
      </p>
    </InfoPage>
  );
}
