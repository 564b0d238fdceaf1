import { Accordion } from '../../../../components/controls/accordion.tsx';
import { useShop } from '../../../../lib/page/page-context.ts';
import { themeFaqs } from '../../../../lib/shop/faqs.ts';
import type { ShownTheme } from '../../../../lib/themes/theme-queries.ts';
import { BuyersSay } from './buyers-say.tsx';
import { FeatureList } from './feature-list.tsx';
import css from './theme-description.module.css';

/** The description of a theme, below its video. */
export function ThemeDescription({ theme }: { theme: ShownTheme }) {
  const shop = useShop();
  return (
    <div className={css.words}>
      <section aria-labelledby="about-theme">
        <h2 id="about-theme">About this theme</h2>
        <p className={css.description}>{theme.description}</p>
        {theme.tags.length > 0 && (
          <ul className={css.tags} aria-label="Tags">
            {theme.tags.map((tag) => (
              <li key={tag}>{tag.replaceAll('-', ' ')}</li>
            ))}
          </ul>
        )}
      </section>
      {theme.rating && theme.rating.lines.length > 0 && <BuyersSay lines={theme.rating.lines} />}
      <FeatureList theme={theme} />
      <section aria-labelledby="theme-questions">
        <h2 id="theme-questions">Questions</h2>
        <Accordion items={themeFaqs(shop)} name="theme-faq" />
      </section>
    </div>
  );
}
