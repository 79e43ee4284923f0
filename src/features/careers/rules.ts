import * as z from 'zod/mini';
import { money } from '#operator';
import { SubmitJobApplicationBody } from '@/api/generated/zod/careers';
import { normalized } from '@/forms/use-zod-form';
import { macauToday } from '@/lib/macau-date';
import { type Application, type FieldName, type FormValues, fieldNames, parts } from './fields.ts';

const { shape } = SubmitJobApplicationBody;

const trim = (typed: string) => typed.trim();

const currency = new RegExp(String.raw`^\s*(?:${money.code})?\$?`, 'i');

/** Parses `18,000`, `１８０００` or `MOP 18000`; undefined for an empty text, NaN for anything else that is not a number. */
export function parseSalary(typed: string): number | undefined {
  const normalized = typed.normalize('NFKC').replace(currency, '').replace(/[\s,]/g, '');
  return normalized === '' ? undefined : /^\d+(?:\.\d+)?$/.test(normalized) ? Number(normalized) : Number.NaN;
}

/** Normalises `2016/9` and `9.2016`, as typed in browsers without a month picker, to `2016-09`; returns other text trimmed. */
export function parseMonth(typed: string): string {
  const normalized = typed.normalize('NFKC').trim();
  const [, year, month] = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*月?$/.exec(normalized) ?? [];
  const [, monthFirst, yearLast] = /^(\d{1,2})\s*[-/.]\s*(\d{4})$/.exec(normalized) ?? [];
  const found = year === undefined ? { year: yearLast, month: monthFirst } : { year, month };
  return found.year === undefined || found.month === undefined ? normalized : `${found.year}-${found.month.padStart(2, '0')}`;
}

/** JOB-08. Issue `range` is a number outside the bounds of the contract. */
const salary = normalized(
  parseSalary,
  z.number().check(z.refine((value) => shape.salary.safeParse(value).success, { error: 'range' })) as z.ZodMiniType<number, number | undefined>,
);

/** JOB-08. Issue `past` is a day before today. */
const arrivalDate = shape.arrivalDate.check(z.refine((day) => day >= macauToday(), { error: 'past' }));

/** The CV is optional, but an upload in progress or a failed one blocks the submit. */
const cv = z.string().check(z.refine((state) => state === '' || state === 'done'));

function ruleOf(name: FieldName): z.ZodMiniType {
  if (name === 'salary') return salary;
  if (name === 'cv') return cv;
  if (name === 'arrivalDate') return normalized(trim, arrivalDate);
  if (name === 'jobSources') return shape.jobSources;
  // An unchecked box is omitted like an empty field.
  if (name === 'hasSkill3' || name === 'hasSkill4')
    return z.pipe(
      z.boolean(),
      z.transform((checked) => checked || undefined),
    );
  const rule = shape[name];
  if (!('innerType' in rule.def)) return normalized(trim, rule as z.ZodMiniType<unknown, string>);
  const normalize = /Date$/.test(name) && name !== 'birthDate' ? parseMonth : trim;
  // Empty counts as absent.
  return normalized((typed) => normalize(typed) || undefined, z.optional(rule.def.innerType as z.ZodMiniType<unknown, string>));
}

export function maxLengthOf(name: FieldName): number | undefined {
  const rule: unknown = name in shape ? shape[name as keyof typeof shape] : undefined;
  const schema = rule instanceof z.ZodMiniExactOptional ? rule.def.innerType : rule;
  const checks = schema instanceof z.ZodMiniString ? (schema.def.checks ?? []) : [];
  for (const { _zod } of checks) if ('maximum' in _zod.def && typeof _zod.def.maximum === 'number') return _zod.def.maximum;
  return undefined;
}

const rulesOf = (names: readonly FieldName[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, ruleOf(name)]))) as unknown as z.ZodMiniType<Application, FormValues>;

/** Rules of the whole form; the type of the output cannot be inferred from the list of names. */
export const applicationRules = rulesOf(fieldNames);

/** One schema per part, for validation only: its output is not used. */
export const partRules = parts.map(({ fields }) => rulesOf(fields));

/** Index of the first invalid part, or `requested` when all parts before it are valid. */
export function reachablePart(requested: number, values: FormValues): number {
  const firstInvalid = partRules.slice(0, requested).findIndex((rules) => !rules.safeParse(values).success);
  return firstInvalid === -1 ? requested : firstInvalid;
}
