import { Link } from '../../../../components/controls/link.tsx';
import { useShop } from '../../../../lib/page/page-context.ts';
import css from './about.module.css';

export function About() {
  const { about, claims, delivery } = useShop();
  return (
    <section className={css.about} data-later="" aria-labelledby="about">
      <h2 id="about">About {about.name}</h2>
      <div className={css.words}>
        <p>
          {claims.rank && `${about.name} is ${lowerFirst(claims.rank)}. `}We make personalised video invitations and greetings, up
          to 4K, for weddings, engagements, birthdays, house warmings and every ceremony between them
          {claims.customers && `, and ${claims.customers} customers have sent one`}.
        </p>
        <p>
          You write your text{claims.making && ` in ${claims.making}`}. We then check and finish the video, and you download it
          from My Orders. Express orders take {delivery.express}, standard orders {delivery.standard}.
        </p>
        <p>
          Your photos are yours: we delete them automatically 2 days after the video is made.{' '}
          <Link to="/faqs">Read the answers to common questions</Link>
        </p>
      </div>
    </section>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
