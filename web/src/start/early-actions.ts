type Field = HTMLInputElement | HTMLTextAreaElement;

/** What was done on a page before the app could answer. */
export interface EarlyActions {
  /** From here on the app hears everything itself. */
  stop(): void;
  /** Does it all again, each thing once, where it still stands. */
  redo(): void;
}

/**
 * Remembers what a person does on a page that stands before its code: presses of buttons, which only the app knows, words typed,
 * marks set, parts unfolded. Links work by themselves. `onFirst` is called at the first sign that somebody uses the page; moving it by
 * wheel or finger is none.
 */
export function rememberEarlyActions(onFirst: () => void): EarlyActions {
  const fields = new Map<Field, string | boolean>();
  const folds = new Set<HTMLDetailsElement>();
  const presses = new Set<HTMLElement>();
  const listening = new AbortController();
  const hear = <Name extends keyof DocumentEventMap>(name: Name, then: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, then, { capture: true, signal: listening.signal });

  for (const name of ['pointerup', 'keydown', 'focusin', 'click', 'input'] as const) hear(name, onFirst);
  hear('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null) return;
    // A form would be sent by the browser, with its words in the address.
    event.preventDefault();
    // The last press of one counts, in the order of all.
    presses.delete(button);
    presses.add(button);
  });
  hear('submit', (event) => event.preventDefault());
  hear('input', ({ target }) => {
    if (isField(target)) fields.set(target, isMark(target) ? target.checked : target.value);
  });
  hear('toggle', ({ target }) => {
    if (target instanceof HTMLDetailsElement) folds.add(target);
  });

  return {
    stop: () => listening.abort(),
    redo() {
      for (const [field, value] of fields) if (field.isConnected) fill(field, value);
      for (const fold of folds) if (fold.isConnected) fold.dispatchEvent(new Event('toggle'));
      for (const button of presses) if (button.isConnected) button.click();
    },
  };
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const isMark = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** React tells a change by what it last knew of a field: that must be something else first. */
function fill(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (!isMark(field)) return;
    field.checked = !value;
    field.click();
    return;
  }
  const caret = field.selectionStart;
  field.value = `${value}.`;
  // React watches the property of the element; this is the one below it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (caret !== null) field.setSelectionRange(caret, caret);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}
