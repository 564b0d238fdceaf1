import { LINT_CODES, type LintCode } from '@nimantran/proto/domain/theme-lint';
import { SAMPLE_PACKAGE_PATH } from '@nimantran/proto/http/themes-admin';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { buttonClass } from '../../../components/controls/button.tsx';
import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { Table } from '../../../components/staff/loaded-section.tsx';
import { RULES } from '../lib/lint-rules.ts';
import { AFTER_EFFECTS, BY_HAND } from '../lib/steps.ts';
import { SUPPORT } from '../lib/supported-features.ts';
import css from './guide.module.css';
import { PICTURES } from './lint-rule-pictures.tsx';
import { Trial } from './trial.tsx';

const CONTENTS = [
  { id: 'what', title: 'What a theme is' },
  { id: 'after-effects', title: 'In After Effects' },
  { id: 'by-hand', title: 'By hand' },
  { id: 'rules', title: 'The rules' },
  { id: 'support', title: 'What is drawn' },
  { id: 'try', title: 'Try a package out' },
] as const;

/** Ordered by the table of rules, so that related ones are together. */
const ORDER = (Object.keys(RULES) as LintCode[]).filter((code) => LINT_CODES.includes(code));

export function ThemeGuidePage() {
  const { hash } = useLocation();
  // The page loads after the browser looks for the fragment, so it scrolls there itself.
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <AdminFrame
      title="Theme Guide"
      lead="How a theme is made: in After Effects or by hand, what is drawn, and a place to see yours before anybody else does."
      actions={
        <a className={buttonClass({ small: true })} href={SAMPLE_PACKAGE_PATH} download>
          Save the sample package
        </a>
      }
    >
      <nav className={css.contents} aria-label="On this page">
        <ul>
          {CONTENTS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <section id="what" className={css.chapter} aria-labelledby="what-title">
        <h2 id="what-title">What a theme is</h2>
        <p className={css.lead}>
          A theme is a Lottie animation with named places, packed as a zip. What customers type into the form of the shop is set
          into these places; texts become outlines with the right shapes for every Indian script, then each frame is drawn and
          encoded.
        </p>
        <Table label="Files of a package" heads={['File', 'What it is']}>
          {FILES.map(([file, what]) => (
            <tr key={file}>
              <td>
                <code>{file}</code>
              </td>
              <td>{withCode(what)}</td>
            </tr>
          ))}
        </Table>
      </section>
      <Steps id="after-effects" title="In After Effects" steps={AFTER_EFFECTS} />
      <Steps id="by-hand" title="By hand" steps={BY_HAND} />
      <section id="rules" className={css.chapter} aria-labelledby="rules-title">
        <h2 id="rules-title">The rules</h2>
        <p className={css.lead}>
          The linter holds a package to these. An error keeps it from being published, a warning asks for a look, a note is good
          to know. On the left of each picture what comes out, on the right what was meant.
        </p>
        <ul className={css.rules}>
          {ORDER.map((code) => (
            <li key={code} id={`rule-${code}`}>
              {PICTURES[code]}
              <div>
                <h3>{RULES[code].title}</h3>
                <p>{withCode(RULES[code].text)}</p>
                <p className={css.quiet}>
                  In reports: <code>{code}</code>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section id="support" className={css.chapter} aria-labelledby="support-title">
        <h2 id="support-title">What is drawn</h2>
        <p className={css.lead}>The table that the linter itself goes by, each line of it tried by drawing.</p>
        <Table label="What is drawn" heads={['Kind', 'Drawn', 'Not drawn']}>
          {SUPPORT.map(({ part, drawn, missing }) => (
            <tr key={part}>
              <th scope="row">{part}</th>
              <td>{drawn.join(', ')}</td>
              <td>{missing.join(', ')}</td>
            </tr>
          ))}
        </Table>
      </section>
      <Trial />
    </AdminFrame>
  );
}

const FILES = [
  [
    'theme.json',
    'Title, category, price model, tags; the fields and photos that are asked for; scenes, templates, colours, fonts, music.',
  ],
  ['animation.json', 'Lottie of 1920 × 1080 or 1080 × 1920 at 30 frames a second, as Bodymovin exports it.'],
  ['fonts/', 'TTF or OTF files with their licences. What a font cannot write is written by Noto, from Devanagari to Urdu.'],
  ['samples/', 'A photo for each slot: they stand in the sample film and in the pictures of the shop.'],
  ['music.m4a', 'The track. `music.file` says what it is called; M4A, MP3 and WAV are taken, among others.'],
] as const;

function Steps({ id, title, steps }: { id: string; title: string; steps: typeof BY_HAND }) {
  return (
    <section id={id} className={css.chapter} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{withCode(step.text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
