import { sessionVariants } from './sessions.ts';
import { statefulVariants } from './stateful.ts';
import { statelessVariants } from './stateless.ts';
import { stepVariants } from './steps.ts';
import { transportVariants } from './transport.ts';
import type { Variant } from './variant.ts';

/** Every variant of the sample backend, one line a file. */
export const variants: readonly Variant[] = [...statefulVariants, ...statelessVariants, ...transportVariants, ...sessionVariants, ...stepVariants];
