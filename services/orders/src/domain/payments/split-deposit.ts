/** The amounts due before and after a preview, in whole minor units; the first half takes the odd one. */
export function splitDeposit(totalMinor: number): { depositMinor: number; balanceMinor: number } {
  const balanceMinor = Math.floor(totalMinor / 2);
  return { depositMinor: totalMinor - balanceMinor, balanceMinor };
}
