import { say } from '../snackbar.ts';

/** Copies a text and says so; where the browser forbids it, asks the person to copy it. Returns whether it was copied. */
export async function copyText(text: string, done: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    say(done);
    return true;
  } catch (error) {
    console.warn('A text was not copied', error);
    say('It could not be copied. Select it and copy it yourself.');
    return false;
  }
}
