import { Link } from 'react-router-dom';
import { SHOP } from '../../../lib/shop.ts';
import css from './about.module.css';

export function About() {
  return (
    <section className={css.about} aria-labelledby="about">
      <h2 id="about">About {SHOP.name}</h2>
      <div className={css.words}>
        <p>
          {SHOP.name} makes personalised video invitations and greetings, up to 4K: for weddings, engagements, birthdays, house
          warmings and every ceremony between them.
        </p>
        <p>
          You write the words in about five minutes. A designer then checks every name and date, finishes the film, and you
          download it from My Orders. Express orders take {SHOP.delivery.express}, standard orders {SHOP.delivery.standard}.
        </p>
        <p>
          Your photos are yours: we delete them 2 days after the video is made.{' '}
          <Link to="/faqs">Read the answers to common questions</Link>
        </p>
      </div>
    </section>
  );
}
