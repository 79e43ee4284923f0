/** Fee for a copy of a bill or of a detailed usage record, in MOP (decision A02). */
export const REISSUE_FEE_MOP = 20;

/** Numbers to dial for a usage enquiry (USAGE-05). */
export const USAGE_LINES = ['*8210', '*8110'] as const;
