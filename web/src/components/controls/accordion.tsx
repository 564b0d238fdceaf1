import type { ReactNode } from 'react';
import { Icon } from '../pictures/icons.tsx';
import css from './accordion.module.css';

export interface AccordionItem {
  /** Fragment that opens the answer: browsers unfold the element that contains it. */
  id?: string;
  question: string;
  answer: ReactNode;
}

/** One answer open at a time, with native HTML. */
export function Accordion({ items, name }: { items: readonly AccordionItem[]; name: string }) {
  return (
    <div className={css.list}>
      {items.map((item) => (
        <details key={item.question} name={name} className={css.item}>
          <summary>
            {item.question}
            <Icon name="down" />
          </summary>
          <div id={item.id} className={css.answer}>
            {item.answer}
          </div>
        </details>
      ))}
    </div>
  );
}
