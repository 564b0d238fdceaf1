/** The sentences for the fields of a reply that are not right, by the part of the form that shows them: `name`, `people` or `line`. */
export function faultsByPart(errors: readonly { field: string; message: string }[]): Map<string, string> {
  return new Map(
    errors.map(({ field, message }) => {
      const [part = '', key] = field.split('.');
      if (part !== 'people') return [part, `Your ${part} ${message}.`];
      return [part, key === undefined ? HOW_MANY : CHANGED];
    }),
  );
}

const HOW_MANY = 'Please say how many of you are coming to at least one function, as a number.';
const CHANGED = 'The hosts have changed their functions. Please open this page again.';

/** Above the form. */
export const SEE_BELOW = 'Your reply is not sent yet. Please correct what is marked below.';
