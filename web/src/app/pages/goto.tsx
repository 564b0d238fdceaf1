import { Navigate, useSearchParams } from 'react-router-dom';
import { NotFound } from '../../components/page/not-found.tsx';
import { gotoPlace } from '../goto-targets.ts';

export function Goto() {
  const [query] = useSearchParams();
  const place = gotoPlace(query.get('to'));
  return place === undefined ? <NotFound /> : <Navigate to={place} replace />;
}
