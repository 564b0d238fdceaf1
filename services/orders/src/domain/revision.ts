/** What of a delivered video is to be made anew: words and photos that take the place of the ordered ones. */
export interface Revision {
  fault: 'ours' | 'theirs';
  note: string;
  /** Field key → words. */
  details: Readonly<Record<string, string>>;
  /** Slot key → a finished upload of the customer. */
  photos: Readonly<Record<string, string>>;
  /** The order's headline with the changed words. */
  headline: string;
}
