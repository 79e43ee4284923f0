import * as z from 'zod/mini';

/** Normalises what was typed before the contract's rule checks it: `normalized(phoneNumber, VerifyResetCodeBody.shape.mobileNo)`. */
export function normalized<Output>(normalize: (typed: string) => string, rule: z.ZodMiniType<Output, string>): z.ZodMiniType<Output, string> {
  return z.pipe(z.pipe(z.string(), z.transform(normalize)), rule);
}
