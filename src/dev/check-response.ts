import { en } from 'zod/locales';
import { config } from 'zod/mini';
import { validators } from '@/api/generated/validators';
import { reportViolation } from './violations';

// zod/mini brings no sentences of its own.
config(en());

/** Draws the fields that are wrong out of a zod error, without the branches of the envelope that were not meant. */
interface Issue {
  path: PropertyKey[];
  message: string;
  code?: string;
  errors?: Issue[][];
}

function meant(issues: Issue[], status: unknown): Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union' || issue.errors === undefined) return [issue];
    if (issue.path.length > 0) {
      // A choice of values inside the answer: one message that names them all.
      const choices = [...new Set(issue.errors.flat().map(({ message }) => message.replace(/^Invalid input: /, '')))];
      return [{ ...issue, message: choices.length === 0 ? issue.message : `Invalid input: ${choices.join(' or ')}` }];
    }
    const order = ['0', '-1', '-2'];
    const branch = issue.errors[order.indexOf(String(status))] ?? issue.errors[0] ?? [];
    return meant(branch, status);
  });
}

/**
 * Development only: checks an answer against the contract's zod schema and shows what is wrong, in the page and in the console. Never
 * throws: a developer wants to see the page that the wrong answer makes.
 */
export async function checkResponse(method: string, url: string, body: object): Promise<void> {
  const path = url.split('?')[0] ?? url;
  const validator = validators.find((candidate) => candidate.method === method.toUpperCase() && candidate.path.test(path));
  if (validator === undefined) {
    reportViolation({ operation: `${method} ${path}`, field: '', expected: 'an operation of the contract' });
    return;
  }
  const schema = await validator.load();
  const result = schema.safeParse(body);
  if (result.success) return;
  for (const issue of meant(result.error.issues as Issue[], (body as { status?: unknown }).status)) {
    reportViolation({ operation: validator.operationId, field: issue.path.join('.'), expected: issue.message });
  }
}

/** Development only: shows what the mock found wrong in a request that it refused with 422. */
export function showRefusal(method: string, url: string, problem: unknown): void {
  const path = url.split('?')[0] ?? url;
  const operation = validators.find((candidate) => candidate.method === method.toUpperCase() && candidate.path.test(path))?.operationId ?? `${method} ${path}`;
  const { violations = [] } = (problem ?? {}) as { violations?: { field: string; message: string }[] };
  for (const { field, message } of violations) reportViolation({ operation: `${operation} (request)`, field, expected: message });
}
