import { useEffect, useRef } from 'react';
import { Link } from '../../../components/controls/link.tsx';
import { classes } from '../../../lib/classes.ts';
import type { FormParts } from '../hooks/use-form-parts.ts';
import type { FormPart } from '../lib/form-sections.ts';
import css from './part-links.module.css';

interface PartLinksProps {
  parts: FormParts;
  /** Parts with faults. */
  faulty: ReadonlySet<FormPart['id']>;
}

/** The parts of the form on a phone: the current one, the rest, and a link to each. */
export function PartLinks({ parts: { parts, current, addressOf }, faulty }: PartLinksProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const now = list.current?.querySelector(`[data-part="${current}"]`);
    if (now instanceof HTMLElement && list.current) list.current.scrollLeft = now.offsetLeft - list.current.clientWidth / 3;
  }, [current]);
  return (
    <nav aria-label="Parts of the form" className={css.parts}>
      <ol ref={list}>
        {parts.map(({ id, title }) => (
          <li key={id} data-part={id}>
            <Link
              to={addressOf(id)}
              aria-current={id === current ? 'step' : undefined}
              className={classes(faulty.has(id) && css.faulty)}
            >
              {title}
              {faulty.has(id) && <span className="visually-hidden">, needs correction</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
