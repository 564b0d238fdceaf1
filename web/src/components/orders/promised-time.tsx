import { indianMoment, momentElsewhere } from '../../lib/time/dates.ts';

/** A promised time by the shop's clock, and by the reader's own if that differs. */
export function PromisedTime({ at }: { at: string }) {
  const elsewhere = momentElsewhere(at);
  return (
    <>
      <time dateTime={at}>{indianMoment(at)}</time>
      {elsewhere !== undefined && ` (${elsewhere} your time)`}
    </>
  );
}
