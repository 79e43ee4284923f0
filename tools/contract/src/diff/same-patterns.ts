import { DFA, isDisjointWith, JS, NFA } from 'refa';
import type { Json, JsonObject } from '../document.ts';
import { at } from './inline.ts';

/** More than the lists of 500 recipients need, the longest of the contract. */
const MAX_NODES = 200_000;

const nodes = <T>({ LimitedNodeFactory }: { LimitedNodeFactory: new (limit: number) => T }) => new LimitedNodeFactory(MAX_NODES);

/** The deterministic automaton of an anchored pattern. Throws for one that is not anchored, or that no automaton can match. */
function automatonOf(pattern: string): DFA {
  const { expression, maxCharacter } = JS.Parser.fromLiteral({ source: pattern, flags: 'u' }).parse({ maxNodes: MAX_NODES });
  const [whole, ...others] = expression.alternatives;
  const isAnchored = pattern.startsWith('^') && pattern.endsWith('$') && whole?.elements.at(-1)?.type === 'Assertion';
  if (!isAnchored || others.length > 0) throw new Error(`${pattern} is not anchored.`);
  whole.elements = whole.elements.slice(1, -1);
  const automaton = NFA.fromRegex(expression, { maxCharacter }, {}, nodes(NFA));
  return DFA.fromFA(automaton, nodes(DFA));
}

function matchesNoneBeyond(one: DFA, other: DFA): boolean {
  const rest = other.copy(nodes(DFA));
  rest.complement(nodes(DFA));
  return isDisjointWith(one, rest, MAX_NODES);
}

/** Whether both patterns match exactly the same texts; false where that cannot be decided. */
export function matchSameTexts(before: string, now: string): boolean {
  try {
    const [old, present] = [automatonOf(before), automatonOf(now)];
    return matchesNoneBeyond(old, present) && matchesNoneBeyond(present, old);
  } catch {
    return false;
  }
}

/** A node with what it refers to. */
function followed(node: JsonObject, root: Json): JsonObject {
  const target = typeof node.$ref === 'string' ? at(root as JsonObject, node.$ref) : undefined;
  return { ...(target as JsonObject | undefined), ...node };
}

/**
 * The old document with the new spelling of every pattern that still matches the same texts: a pattern written differently, or in a schema of
 * its own, is no change.
 */
export function withSamePatterns<T extends Json>(before: T, now: Json | undefined, root?: Json): T;
export function withSamePatterns(before: Json, now: Json | undefined, root: Json = now ?? null): Json {
  if (before === null || typeof before !== 'object' || now === null || typeof now !== 'object') return before;
  if (Array.isArray(before)) return Array.isArray(now) ? before.map((item, index) => withSamePatterns(item, now[index], root)) : before;
  const next = followed(now as JsonObject, root);
  return Object.fromEntries(
    Object.entries(before).map(([key, value]) => {
      const present = next[key];
      const isRewritten = key === 'pattern' && typeof value === 'string' && typeof present === 'string' && value !== present;
      return [key, isRewritten && matchSameTexts(value, present) ? present : withSamePatterns(value, present, root)];
    }),
  );
}
