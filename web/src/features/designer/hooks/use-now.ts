export { useNow } from '../../../lib/hooks/use-now.ts';
