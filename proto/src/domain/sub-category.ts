/** Kinds of wishes, as themes name them; addresses name their slugs. */
export const WISHES_KINDS = ['Birthday', 'Anniversary', 'Valentines Day'] as const;

/** Kinds of weddings, as themes are tagged and addresses name them, in the order of the wedding page's cards. */
export const WEDDING_TAGS = [
  'Premium',
  'Traditional',
  'Islamic',
  'Elite',
  'Christian',
  'Modern',
  'With-Reception',
  'Portrait',
] as const;
