import { Navigate, useSearchParams } from 'react-router-dom';
import { NotFound } from '../../components/not-found.tsx';

/** Names only, never addresses: the entry cannot be used to send people elsewhere. */
const PLACES: ReadonlyMap<string, string> = new Map([
  ['track-order', '/user/invitations?invitation=all'],
  ['my-orders', '/user/invitations'],
  ['support', '/support'],
  ['faqs', '/faqs'],
  ['home', '/'],
]);

export function Goto() {
  const [query] = useSearchParams();
  const place = PLACES.get(query.get('to') ?? '');
  return place === undefined ? <NotFound /> : <Navigate to={place} replace />;
}
