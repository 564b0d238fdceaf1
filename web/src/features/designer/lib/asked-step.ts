/** Steps that are confirmed in a dialog. */
export type AskedStep = 'approve' | 'release' | 'hold' | 'hand-over' | 'send-back' | 'compare';
