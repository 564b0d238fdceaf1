/** Said by every page, mail and invoice of a rehearsal (`REHEARSAL`): a shop on production settings, with stand-ins in the place of outside services. */
export const REHEARSAL_NOTICE = 'Rehearsal, not a real shop: payments and sign-in are stand-ins, and nothing is charged.';
