import * as z from 'zod/mini';
import { SubmitJobApplicationBody } from '@/api/schemas/careers';
import { cleaned } from '@/forms/cleaned';
import { type Application, type FieldName, type Filled, fieldNames, parts } from './fields.ts';

const { shape } = SubmitJobApplicationBody;

const trimmed = (typed: string) => typed.trim();

/** A number however it is written: `18,000`, `１８０００`, `MOP 18000`. Undefined when nothing is there, NaN when it is no number. */
export function salaryOf(typed: string): number | undefined {
  const plain = typed
    .normalize('NFKC')
    .replace(/^\s*(?:MOP)?\$?/i, '')
    .replace(/[\s,]/g, '');
  return plain === '' ? undefined : /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** A month as the contract writes it, `2016-09`; browsers without a month picker let people write `2016/9` or `9.2016`. */
export function monthOf(typed: string): string {
  const plain = typed.normalize('NFKC').trim();
  const [, year, month] = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*月?$/.exec(plain) ?? [];
  const [, monthFirst, yearLast] = /^(\d{1,2})\s*[-/.]\s*(\d{4})$/.exec(plain) ?? [];
  const found = year === undefined ? { year: yearLast, month: monthFirst } : { year, month };
  return found.year === undefined || found.month === undefined ? plain : `${found.year}-${found.month.padStart(2, '0')}`;
}

/** JOB-08. A number outside the contract's bounds is told from something that is no number. */
const salary = z.pipe(
  z.pipe(z.string(), z.transform(salaryOf)),
  z.number().check(z.refine((value) => shape.salary.safeParse(value).success, { error: 'range' })),
);

/** A CV is optional; one that is on its way or failed must not be forgotten. */
const cv = z.string().check(z.refine((state) => state === '' || state === 'done'));

/** A rule of the contract for a field that may stay empty: empty is the same as absent. */
function optional(rule: z.ZodMiniType<unknown, string>, clean: (typed: string) => string) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => clean(typed) || undefined),
    ),
    z.optional(rule),
  );
}

function ruleOf(name: FieldName): z.ZodMiniType {
  if (name === 'salary') return salary;
  if (name === 'cv') return cv;
  if (name === 'jobSources') return shape.jobSources;
  // An unticked box says nothing, so it is left out like an empty field.
  if (name === 'hasSkill3' || name === 'hasSkill4')
    return z.pipe(
      z.boolean(),
      z.transform((ticked) => ticked || undefined),
    );
  const rule = shape[name];
  if (!('innerType' in rule.def)) return cleaned(trimmed, rule as z.ZodMiniType<unknown, string>);
  return optional(rule.def.innerType, /Date$/.test(name) && name !== 'birthDate' ? monthOf : trimmed);
}

/** Characters that a text may have, for what the form says when it is longer. */
export function mostOf(name: FieldName): number | undefined {
  const rule: unknown = name in shape ? shape[name as keyof typeof shape] : undefined;
  const text = rule instanceof z.ZodMiniExactOptional ? rule.def.innerType : rule;
  const checks = text instanceof z.ZodMiniString ? (text.def.checks ?? []) : [];
  for (const { _zod } of checks) if ('maximum' in _zod.def && typeof _zod.def.maximum === 'number') return _zod.def.maximum;
  return undefined;
}

const rulesOf = (names: readonly FieldName[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, ruleOf(name)]))) as unknown as z.ZodMiniType<Application, Filled>;

/** The whole form. Its output is the contract's, which the types cannot follow through the list of names. */
export const applicationRules = rulesOf(fieldNames);

/** One schema for each part. What a part puts out is not used: the next part comes, or the whole is sent. */
export const partRules = parts.map(({ fields }) => rulesOf(fields));

/** The first part that is not right yet, or `wanted` when all before it are; both counted from 0. */
export function reachablePart(wanted: number, filled: Filled): number {
  const wrong = partRules.slice(0, wanted).findIndex((rules) => !rules.safeParse(filled).success);
  return wrong === -1 ? wanted : wrong;
}
