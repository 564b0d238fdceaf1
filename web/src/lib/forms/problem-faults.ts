/** Where a fault is (`details.<key>`, `photos.<key>`, `music`, `music.start_seconds`, `music_rights_accepted`) → what to do about it. */
export type Faults = Record<string, string>;

/** Faults the shop answered, by the names of the forms: `/billing/name`, `draft.billing.name` and `billing.name` are one. */
export function faultsOfProblem(errors: readonly { field: string; message: string }[] | undefined): Faults {
  const faults: Faults = {};
  for (const { field, message } of errors ?? []) {
    const path = field
      .replace(/^[/.]/, '')
      .replaceAll('/', '.')
      .replace(/^body\./, '')
      .replace(/^(draft|changes)\./, '')
      .replace(/^customisation\./, '');
    // The shop finishes a sentence that begins with the field.
    faults[path] = /^[a-z]/.test(message) ? `This ${message}.` : message;
  }
  return faults;
}

/** What is said of all faults together, where each stands beside its field. */
export const LOOK_AGAIN = 'Please look again at what is marked.';
