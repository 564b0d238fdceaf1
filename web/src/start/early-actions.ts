type Field = HTMLInputElement | HTMLTextAreaElement;

/** Input on a page before the app could handle it. */
export interface EarlyActions {
  /** Stops recording: the app now handles input itself. */
  stop(): void;
  /** Replays everything, each action once, if its element still exists. */
  redo(): void;
}

/**
 * Records input on a page that is visible before its code has loaded: button presses, typed text, checked boxes, unfolded parts.
 * Links work by themselves. `onFirst` is called at the first sign of use; scrolling by wheel or finger does not count.
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
    // The browser would submit a form, with its content in the address.
    event.preventDefault();
    // Only the last press of a button counts, at its place in the overall order.
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

/** React detects a change by comparing with its last known value, so that must differ first. */
function fill(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (!isMark(field)) return;
    field.checked = !value;
    field.click();
    return;
  }
  const caret = field.selectionStart;
  field.value = `${value}.`;
  // React overrides the property on the element; this is the prototype's original.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (caret !== null) field.setSelectionRange(caret, caret);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}
