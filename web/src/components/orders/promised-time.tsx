import { indianMoment, momentElsewhere } from '../../lib/time/dates.ts';

/** A promise by the shop's clock, and by the reader's own where that is another. */
export function PromisedTime({ at }: { at: string }) {
  const elsewhere = momentElsewhere(at);
  return (
    <>
      <time dateTime={at}>{indianMoment(at)}</time>
      {elsewhere !== undefined && ` (${elsewhere} where you are)`}
    </>
  );
}
