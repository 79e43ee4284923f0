import { preview } from './violation.ts';

/**
 * Why a `content-type` is wrong. JSON is UTF-8, so of charsets only `utf-8` is allowed; a
 * `+json` type is another type. A multipart type needs its boundary.
 */
export function mediaTypeProblem(header: string, documented: string): { expected: string; got: string } | undefined {
  const [type = '', ...parameters] = header.split(';').map((part) => part.trim());
  if (type.toLowerCase() !== documented) return { expected: documented, got: preview(header) };
  for (const parameter of parameters.filter((part) => part !== '')) {
    const [name = '', value = ''] = parameter.split('=').map((part) => part.trim().toLowerCase());
    if (name === 'charset' && value.replaceAll('"', '') !== 'utf-8')
      return { expected: `${documented} without charset, or with charset=utf-8`, got: preview(header) };
  }
  if (documented.startsWith('multipart/') && !parameters.some((parameter) => /^boundary=./i.test(parameter)))
    return { expected: `${documented} with a boundary`, got: preview(header) };
  return undefined;
}
