import { LINT_CODES, type LintCode } from '@nimantran/proto/domain/theme-lint';
import { SAMPLE_PACKAGE_PATH } from '@nimantran/proto/http/catalog/admin-themes';
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
  { id: 'support', title: 'Supported features' },
  { id: 'try', title: 'Try out a package' },
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
      lead="How to make a theme in After Effects or by hand, which features are supported, and a place to try out your own before it is published."
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
          A theme is a Lottie animation with named places, packed as a zip. The text that customers type into the shop’s form is
          set into these places; text becomes outlines with the right shapes in fourteen scripts, then each frame is drawn and
          encoded.
        </p>
        <Table label="Files of a package" heads={['File', 'Contents']}>
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
          The linter checks a package against these rules. An error prevents publishing, a warning needs a review, a note is for
          information. Each picture shows the mistake on the left and the correct version on the right.
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
        <h2 id="support-title">Supported features</h2>
        <p className={css.lead}>The table that the linter itself uses; every line was tested by drawing.</p>
        <Table label="Supported features" heads={['Kind', 'Drawn', 'Not drawn']}>
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
    'Title, category, price model, tags; the fields and photos of the form; scenes, templates, colours, fonts, music.',
  ],
  ['animation.json', 'Lottie of 1920 × 1080 or 1080 × 1920 at 30 frames a second, as Bodymovin exports it.'],
  [
    'animation.portrait.json',
    'The same scenes of a wide theme composed upright, if theme.json has a `second_layout`; `animation.landscape.json` for an upright theme.',
  ],
  [
    'fonts/',
    'TTF or OTF files with their licences. Characters missing from a font are set in Noto, in fourteen scripts from Devanagari to Meetei Mayek.',
  ],
  ['samples/', 'A photo for each slot, used in the sample video and in the shop’s pictures.'],
  ['music.m4a', 'The track. `music.file` names it; M4A, MP3, WAV and other formats are accepted.'],
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
