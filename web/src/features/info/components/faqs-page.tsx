import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Accordion, type AccordionItem } from '../../../components/controls/accordion.tsx';
import { ButtonLink } from '../../../components/controls/button.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { FaqData } from '../../../components/page/structured-data.tsx';
import { useShop, useUploadSizes } from '../../../lib/page/page-context.ts';
import type { Faq } from '../../../lib/shop/faqs.ts';
import { searchFaqs } from '../lib/search-faqs.ts';
import { FaqSearch } from './faq-search.tsx';
import css from './faqs-page.module.css';

export function FaqsPage() {
  const [query] = useSearchParams();
  const [search, setSearch] = useState(query.get('q') ?? '');
  const groups = searchFaqs(search, useUploadSizes(), useShop());
  const items = groups.flatMap((group) => group.items);
  useOpenAnswer();
  return (
    <Page className={css.page}>
      <PageMeta
        title="FAQs"
        description="How to create, preview, customise and download your video invitation, delivery times, prices, and how we protect your photos."
      />
      <FaqData items={items} />
      <header className={css.head}>
        <h1>FAQs</h1>
        <p>Questions people ask before and after they order.</p>
      </header>
      <FaqSearch search={search} found={items.length} onSearch={setSearch} />
      <div className={css.groups}>
        {groups.map((group) => (
          <section key={group.id} className={css.group} aria-labelledby={group.id}>
            <h2 id={group.id}>{group.title}</h2>
            <Accordion items={group.items.map(withLink)} name="faq" />
          </section>
        ))}
        {groups.length === 0 && (
          <p className={css.none}>
            No answer contains all of these words. Try fewer, or <Link to="/support">ask us</Link>.
          </p>
        )}
      </div>
      <aside className={css.more} aria-label="More help">
        <h2>No answer here?</h2>
        <p>A person reads your message and answers by email and on the Support page.</p>
        <ButtonLink to="/support" look="plain">
          Write to support
        </ButtonLink>
      </aside>
    </Page>
  );
}

const withLink = ({ id, question, answer }: Faq): AccordionItem => ({
  id,
  question,
  answer: (
    <>
      <p>{answer}</p>
      <a href={`#${id}`} className={css.link}>
        Link<span className="visually-hidden"> to this answer: {question}</span>
      </a>
    </>
  ),
});

/** Opens the answer that the address points at; browsers do so themselves only when the page loads. */
function useOpenAnswer(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again opens it again
  useEffect(() => {
    const answer = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const item = answer?.closest('details');
    if (!item) return;
    item.open = true;
    item.scrollIntoView();
  }, [hash, key]);
}
