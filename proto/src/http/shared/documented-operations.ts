import { ALL_OPERATIONS, type OwnedOperation } from './all-operations.ts';
import { scopesOpening } from './keyed-operations.ts';

/**
 * The operations that other programs may call, as the shop's OpenAPI document tells them: public ones that are not for browsers alone,
 * and those that an API key opens.
 */
export function documentedOperations(): OwnedOperation[] {
  return ALL_OPERATIONS.filter(
    ({ operation }) => (operation.access === 'public' && !operation.browsersOnly) || scopesOpening(operation).length > 0,
  );
}
