/** Snackbar texts (docs/spec-coverage.md, "8. Error catalogue"), including their leading and trailing spaces. */
export const MESSAGES = {
  offline: 'Make sure that you are connected to the internet. ',
  themesFailed: 'An error occurred while fetching the requested theme details. ',
  signInFailed: 'Unable to sign-in. Please try again.',
  signInFirst: 'You need to authenticate first. ',
  signedIn: "You've signed in successfully. ",
  signedOut: "You've signed out successfully. ",
} as const;

/** For a signed-in person who was redirected home. */
export const ACCESS_DENIED = 'Your account has no access to that page.';
