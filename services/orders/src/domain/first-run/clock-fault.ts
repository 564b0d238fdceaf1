const MOST_SECONDS = 30;

interface Clocks {
  /** By the payment provider; to the second. */
  provider: Date;
  machine: Date;
  database: Date;
}

/** The fault of a clock and its remedy in words; undefined if all agree within half a minute. */
export function clockFault({ provider, machine, database }: Clocks): string | undefined {
  const wrong = [
    { whose: 'The clock of the machine that orders runs on', off: secondsBetween(machine, provider) },
    { whose: 'The clock of the database', off: secondsBetween(database, provider) },
  ].filter(({ off }) => Math.abs(off) > MOST_SECONDS);
  if (wrong.length === 0) return undefined;
  const what = wrong.map(
    ({ whose, off }) => `${whose} is ${inWords(Math.abs(off))} ${off > 0 ? 'ahead of' : 'behind'} Stripe’s.`,
  );
  return `${what.join(' ')} Promised times and invoices would carry the wrong time, and signatures older than five minutes are refused. Switch on time synchronisation there (timedatectl set-ntp true).`;
}

const secondsBetween = (one: Date, other: Date): number => Math.round((one.getTime() - other.getTime()) / 1000);

function inWords(seconds: number): string {
  if (seconds < 120) return `${seconds} seconds`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} minutes`;
  return `${Math.round(seconds / 3_600)} hours`;
}
