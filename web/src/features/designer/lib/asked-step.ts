/** What is asked in a dialog before it is done. */
export type AskedStep = 'approve' | 'release' | 'hold' | 'hand-over' | 'send-back' | 'compare';
