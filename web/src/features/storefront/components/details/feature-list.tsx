import { Icon } from '../../../../components/pictures/icons.tsx';
import { classes } from '../../../../lib/classes.ts';
import { useShop } from '../../../../lib/page/page-context.ts';
import { featuresOf } from '../../../../lib/themes/theme-features.ts';
import type { ShownTheme } from '../../../../lib/themes/theme-queries.ts';
import css from './feature-list.module.css';

export function FeatureList({ theme }: { theme: ShownTheme }) {
  return (
    <section aria-labelledby="features">
      <h2 id="features">What you get</h2>
      <ul className={css.features}>
        {featuresOf(theme, useShop().claims).map((feature) => (
          <li key={feature.text} className={classes(!feature.has && css.no)}>
            <Icon name={feature.has ? 'check' : 'dash'} />
            <span>
              {feature.text}
              {feature.extra && <small> · costs extra</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
