/** Snackbar texts of the specification, blanks at their ends included. */
export const MESSAGES = {
  offline: 'Make sure that you are connected to the internet. ',
  themesFailed: 'An error occurred while fetching the requested theme details. ',
  signInFailed: 'Unable to sign-in. Please try again.',
  signInFirst: 'You need to authenticate first. ',
  signedIn: "You've signed in successfully. ",
  signedOut: "You've signed out successfully. ",
} as const;

/** For who is signed in and was sent home all the same. */
export const ACCESS_DENIED = 'Your account does not open that page.';
