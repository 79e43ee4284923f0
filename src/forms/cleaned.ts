import * as z from 'zod/mini';

/** A rule of the contract for text that people may write in several ways: `cleaned(phoneNumber, LoginBody.shape.mobileNo)`. */
export function cleaned<Output>(clean: (typed: string) => string, rule: z.ZodMiniType<Output, string>): z.ZodMiniType<Output, string> {
  return z.pipe(z.pipe(z.string(), z.transform(clean)), rule);
}
