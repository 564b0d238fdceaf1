/**
 * Place of a fault (`details.<key>`, `photos.<key>`, `music`, `music.start_seconds`, `music_rights_accepted`) → what to do about
 * it.
 */
export type Faults = Record<string, string>;

/** The shop's faults, by the forms' field names: `/billing/name`, `draft.billing.name` and `billing.name` are the same. */
export function faultsOfProblem(errors: readonly { field: string; message: string }[] | undefined): Faults {
  const faults: Faults = {};
  for (const { field, message } of errors ?? []) {
    const path = field
      .replace(/^[/.]/, '')
      .replaceAll('/', '.')
      .replace(/^body\./, '')
      .replace(/^(draft|changes)\./, '')
      .replace(/^customisation\./, '');
    // The shop's message completes a sentence that begins with the field.
    faults[path] = /^[a-z]/.test(message) ? `This ${message}.` : message;
  }
  return faults;
}

/** Summary for all faults; each one appears beside its field. */
export const LOOK_AGAIN = 'Please check the marked fields.';
