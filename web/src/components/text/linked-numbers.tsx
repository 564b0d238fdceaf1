import { Fragment } from 'react';
import { Link } from '../controls/link.tsx';

/** An order's or a request's number: `NM-` or `SR-` and 8 characters of Crockford's base 32. */
const NUMBER = /\b((?:NM|SR)-[0-9A-HJKMNP-TV-Z]{8})\b/;

/** A message to a customer, with links to the orders and requests that it names. */
export function LinkedNumbers({ children }: { children: string }) {
  return piecesOf(children).map(({ text, to }, at) =>
    to === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <Fragment key={at}>{text}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <Link key={at} to={to}>
        {text}
      </Link>
    ),
  );
}

/** The pieces of a message; `to` is the page of the order or request that a piece names. */
export function piecesOf(message: string): { text: string; to?: string }[] {
  return message
    .split(NUMBER)
    .filter((text) => text !== '')
    .map((text) => {
      if (!NUMBER.test(text)) return { text };
      return { text, to: text.startsWith('SR-') ? `/user/support/${text}` : `/user/invitations/${text}` };
    });
}
