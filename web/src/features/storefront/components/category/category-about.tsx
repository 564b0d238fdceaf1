import type { CategoryEntry } from '@nimantran/proto/domain/category';
import { WISHES_CATEGORY_ID } from '@nimantran/proto/domain/category';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../../components/controls/link.tsx';
import { useShop } from '../../../../lib/page/page-context.ts';
import { categoryTextsQuery } from '../../api/category-texts-query.ts';
import css from './category-about.module.css';

/** The category's text below the themes, and how the videos of every category are made. */
export function CategoryAbout({ category }: { category: CategoryEntry }) {
  const { claims, delivery } = useShop();
  const what = category.id === WISHES_CATEGORY_ID ? 'video greetings' : 'video invitations';
  const { data: words } = useQuery(categoryTextsQuery(category.slug));
  return (
    <div className={css.texts} data-later="">
      {words?.map(({ heading, paragraphs }) => (
        <section key={heading} className={css.text}>
          <h2>{heading}</h2>
          <div className={css.words}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
      <section className={css.text}>
        <h2>
          About our {category.name} {what}
        </h2>
        <div className={css.words}>
          <p>
            Every theme is drawn and typeset by designers. You add your own text{claims.making && ` in ${claims.making}`}, in 14
            scripts, and photos where the theme has room for them. We check the video and finish it in up to 4K, and you download
            it from My Orders. Express orders take {delivery.express}, standard orders {delivery.standard}.
          </p>
          <p>
            {claims.guarantee} {claims.safety ? `${claims.safety}, and uploaded` : 'Uploaded'} photos are deleted automatically 2
            days after the video is made. <Link to="/faqs">More answers</Link>
          </p>
        </div>
      </section>
    </div>
  );
}
