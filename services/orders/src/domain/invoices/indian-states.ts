interface IndianState {
  name: string;
  /** The first two digits of GSTINs registered there. */
  gstCode: string;
}

/** States and union territories by their ISO 3166-2:IN letters, as used in billing addresses. */
export const INDIAN_STATES: Readonly<Record<string, IndianState>> = {
  AN: { name: 'Andaman and Nicobar Islands', gstCode: '35' },
  AP: { name: 'Andhra Pradesh', gstCode: '37' },
  AR: { name: 'Arunachal Pradesh', gstCode: '12' },
  AS: { name: 'Assam', gstCode: '18' },
  BR: { name: 'Bihar', gstCode: '10' },
  CG: { name: 'Chhattisgarh', gstCode: '22' },
  CH: { name: 'Chandigarh', gstCode: '04' },
  DH: { name: 'Dadra and Nagar Haveli and Daman and Diu', gstCode: '26' },
  DL: { name: 'Delhi', gstCode: '07' },
  GA: { name: 'Goa', gstCode: '30' },
  GJ: { name: 'Gujarat', gstCode: '24' },
  HP: { name: 'Himachal Pradesh', gstCode: '02' },
  HR: { name: 'Haryana', gstCode: '06' },
  JH: { name: 'Jharkhand', gstCode: '20' },
  JK: { name: 'Jammu and Kashmir', gstCode: '01' },
  KA: { name: 'Karnataka', gstCode: '29' },
  KL: { name: 'Kerala', gstCode: '32' },
  LA: { name: 'Ladakh', gstCode: '38' },
  LD: { name: 'Lakshadweep', gstCode: '31' },
  MH: { name: 'Maharashtra', gstCode: '27' },
  ML: { name: 'Meghalaya', gstCode: '17' },
  MN: { name: 'Manipur', gstCode: '14' },
  MP: { name: 'Madhya Pradesh', gstCode: '23' },
  MZ: { name: 'Mizoram', gstCode: '15' },
  NL: { name: 'Nagaland', gstCode: '13' },
  OD: { name: 'Odisha', gstCode: '21' },
  PB: { name: 'Punjab', gstCode: '03' },
  PY: { name: 'Puducherry', gstCode: '34' },
  RJ: { name: 'Rajasthan', gstCode: '08' },
  SK: { name: 'Sikkim', gstCode: '11' },
  TN: { name: 'Tamil Nadu', gstCode: '33' },
  TR: { name: 'Tripura', gstCode: '16' },
  TS: { name: 'Telangana', gstCode: '36' },
  UK: { name: 'Uttarakhand', gstCode: '05' },
  UP: { name: 'Uttar Pradesh', gstCode: '09' },
  WB: { name: 'West Bengal', gstCode: '19' },
};

/** A state as printed on an invoice: `Madhya Pradesh (23)`; unknown letters stay as they are. */
export function stateLabel(letters: string): string {
  const state = INDIAN_STATES[letters];
  return state ? `${state.name} (${state.gstCode})` : letters;
}

/** The state that a GSTIN was registered in. */
export function stateOfGstin(gstin: string): string | undefined {
  return Object.entries(INDIAN_STATES).find(([, { gstCode }]) => gstin.startsWith(gstCode))?.[0];
}
