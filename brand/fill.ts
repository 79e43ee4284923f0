import { content, identity, money, prices } from '#operator';

/** How the contract's examples name what an operator has of its own. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  '%operator.cn%': content.billName.cn,
  '%operator.en%': content.billName.en,
  '%slogan.cn%': content.slogan.cn,
  '%slogan.en%': content.slogan.en,
  '%hotline%': identity.hotline,
  '%musicPerMonth%': String(prices.musicPerMonth),
  '%reissue%': String(prices.reissue),
  'operator.example': content.domain,
};

/** How the contract and the mock's content write amounts; with a backslash, in the patterns of schemas. */
const CURRENCY: Readonly<Record<string, string>> =
  money.code === 'MOP'
    ? {}
    : { 'MOP\\$': money.sign.replaceAll('$', String.raw`\$`), MOP$: money.sign, MOP: money.code, 澳門元: money.name.cn, 'Macau patacas': money.name.en };

type Words = Readonly<Record<string, string>>;

function replaced(node: unknown, pattern: RegExp, words: Words): unknown {
  if (typeof node === 'string') return node.replace(pattern, (word) => words[word] ?? word);
  if (Array.isArray(node)) return node.map((item) => replaced(item, pattern, words));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, replaced(value, pattern, words)]));
}

function replacer(words: Words): <T>(value: T) => T {
  if (Object.keys(words).length === 0) return (value) => value;
  const pattern = new RegExp(
    Object.keys(words)
      .map((word) => word.replace(/[.$\\]/g, String.raw`\$&`) + (word === 'MOP' ? String.raw`\b` : ''))
      .join('|'),
    'g',
  );
  return <T>(value: T) => replaced(value, pattern, words) as T;
}

/** The contract with the operator's name, hotline, domain and currency in its examples. */
export const withOperator = replacer({ ...PLACEHOLDERS, ...CURRENCY });

/** The mock's content with the operator's currency; the figures stay. */
export const withCurrency = replacer(CURRENCY);
