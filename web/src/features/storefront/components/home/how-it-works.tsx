import css from './how-it-works.module.css';

const STEPS = [
  { title: 'Choose a design', text: 'Watch the theme as your guests will see it.' },
  { title: 'Customise details', text: 'Your names, text, date and photos, in 14 scripts.' },
  { title: 'Review and pay', text: 'Check every line again before you pay.' },
  { title: 'Download video', text: 'Our designers finish it; you download and share it.' },
];

export function HowItWorks() {
  return (
    <section className={css.section} data-later="" aria-labelledby="steps">
      <h2 id="steps">How it works</h2>
      <ol className={css.steps}>
        {STEPS.map((step, index) => (
          <li key={step.title}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
