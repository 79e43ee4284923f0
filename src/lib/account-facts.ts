/** Numbers to dial for a usage enquiry (USAGE-05). */
export const USAGE_LINES = ['*8210', '*8110'] as const;
