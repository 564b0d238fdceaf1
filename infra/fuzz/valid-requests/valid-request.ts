import { layoutsOfVideo } from '@nimantran/proto/domain/layout';
import { lookOf } from '@nimantran/proto/domain/look';
import type { VideoSummary } from '@nimantran/proto/domain/theme';
import type { Member } from '../people.ts';
import type { ShopSeeder } from '../shop-seeder.ts';
import type { Parts } from '../wire.ts';

/** A request that should succeed: the parts that need exact values; the other parts stay generated. */
export interface ValidRequest extends Partial<Parts> {
  /** Another sender, newly created, because the request may cost the sender's account or session. */
  as?: Member;
  /** Restores what other requests need. */
  after?: () => Promise<unknown>;
}

export type ValidRequestMaker = (stock: ShopSeeder, by: Member) => Promise<ValidRequest>;

/** Serialises requests over all roles, which would otherwise remove each other's things. */
export function inTurn(aiming: ValidRequestMaker): ValidRequestMaker {
  let last: Promise<unknown> = Promise.resolve();
  return (stock, by) => {
    const next = last.then(() => aiming(stock, by));
    last = next.catch(() => {});
    return next;
  };
}

/** The shape and the colours that a theme offers last: other ones than its own if there are any. */
export const lastLook = (theme: Pick<VideoSummary, 'portrait_orientation' | 'has_second_layout' | 'palettes'>) =>
  lookOf({ layout: layoutsOfVideo(theme).at(-1), palette: theme.palettes?.at(-1)?.key });
