import { buttonClass } from '../../../../components/controls/button.tsx';
import { Picture } from '../../../../components/pictures/picture.tsx';
import { usePricing } from '../../../../lib/money/pricing.ts';
import { useShop } from '../../../../lib/page/page-context.ts';
import { themePicture } from '../../../../lib/themes/theme-picture.ts';
import type { ListedTheme } from '../../../../lib/themes/theme-queries.ts';
import css from './get-app.module.css';

/** The app in the store, with a portrait theme on a phone. */
export function GetApp({ theme }: { theme: ListedTheme | undefined }) {
  const { about, claims } = useShop();
  const { currency } = usePricing();
  const users = claims.app_users[currency === 'INR' ? 'home' : 'abroad'];
  const picture = theme && themePicture(theme);
  return (
    <section className={css.app} data-later="" aria-labelledby="get-app">
      <div className={css.words}>
        <h2 id="get-app">Download the app{users && `, loved by ${users}`}</h2>
        <p>Choose themes, follow your orders and keep your finished videos on your phone.</p>
        <a className={buttonClass()} href={about.app.url} rel="noopener">
          Get it on {about.app.store}
        </a>
      </div>
      <div className={css.phone} aria-hidden="true">
        {picture && <Picture files={picture} alt="" sizes="(min-width: 1000px) 240px, 24vw" />}
      </div>
    </section>
  );
}
