import type { ReactNode } from 'react';
import { Page } from '../../../components/page/page.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { receiptDate } from '../../../lib/time/dates.ts';
import css from './legal-page.module.css';

export interface LegalSection {
  /** Fragment of the section's address. */
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalPageProps {
  title: string;
  description: string;
  /** A short summary shown before the sections. */
  summary: ReactNode;
  /** The day on which this text came into force, as YYYY-MM-DD. */
  since: string;
  sections: readonly LegalSection[];
}

/** A document of numbered sections with a table of contents. */
export function LegalPage({ title, description, summary, since, sections }: LegalPageProps) {
  return (
    <Page className={css.page}>
      <PageMeta title={title} description={description} />
      <header className={css.head}>
        <h1>{title}</h1>
        <p className={css.since}>
          In force since <time dateTime={since}>{receiptDate(since)}</time>
        </p>
        <div className={css.summary}>{summary}</div>
      </header>
      <nav className={css.contents} aria-labelledby="contents">
        <h2 id="contents">Contents</h2>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.sections}>
        {sections.map((section, index) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id}>
              <span className={css.number}>{index + 1}</span> {section.title}
            </h2>
            <div className={css.words}>{section.body}</div>
          </section>
        ))}
      </div>
    </Page>
  );
}
