/** Reads that the specification sends as POST: generated as queries, not as mutations. */
export const POST_READS = ['roamPlans', 'billText', 'billPdf', 'unbilledUsage', 'usageDetail'];
