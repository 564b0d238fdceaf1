import { createApprovalTable } from '../../../src/approvals/approval-table.ts';

export const up = createApprovalTable;
