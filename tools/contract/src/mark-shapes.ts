/** Shapes of the marks (`x-…`) of the contract: the lint checks them, and tools have their types. */
import { z } from 'zod';

const flag = z.literal(true);
const text = z.string().min(1);
/** An operation, or the name of an example. */
const name = z.string().regex(/^[a-z]\w+$/);
/** A place in a body, such as `$.data.rows[*].id`. */
const path = z.string().regex(/^\$(\.\w+|\[(\*|\d+)\])+$/);
const hasMembers = (value: object) => Object.keys(value).length > 0;
const texts = z.record(z.string(), z.string()).refine(hasMembers);
const allDiffer = (values: readonly string[]) => new Set(values).size === values.length;

const changes = z.strictObject({
  /** Reads that show the change. */
  shownBy: z.array(name).refine(allDiffer),
  /** An operation; `itself` with the former value; or `nothing`. */
  undoneBy: name,
  /** What stays as it was, where one could think otherwise. */
  keeps: text.optional(),
});

/** What the answer of another operation shows of the same thing. */
const agreement = z.strictObject({
  with: name,
  /** The things in the answer, by default its `data`. */
  each: path.optional(),
  /** What the other operation is asked with: its place, and where the thing has it; or what the `customer` logs in with. */
  sends: z
    .record(z.string(), z.union([path, z.literal('customer')]))
    .refine(hasMembers)
    .optional(),
  /** Places in the thing, and in the other answer, where `[*]` stands for one of them. Of objects the fields that both have are the same. */
  same: z.record(z.string(), path).refine(hasMembers),
  says: z.string().min(10),
});

/** Names of query parameters and, as dotted paths, of fields of `data`. Pages count from 1. */
const paging = z.strictObject({
  page: text,
  /** The parameter for the rows a page, or their fixed number. */
  size: z.union([text, z.int().min(1)]),
  rows: text,
  total: text,
  pages: text,
});

const order = z.strictObject({
  /** Field of the rows; the rows themselves when left out. */
  by: text.optional(),
  direction: z.enum(['asc', 'desc']),
});

/** Values of the first and of the last row of a list that is not empty. */
const ends = z.strictObject({ first: texts.optional(), last: texts.optional() }).refine(hasMembers);

/** Which values there are: the response of `listedBy` holds them at the path `at`. */
const listed = z.strictObject({ listedBy: name, at: path });
/** Whose a value is: the list holds the customer's own ones. */
const owned = z.strictObject({ by: z.literal('customer'), listedBy: name, at: z.string().regex(/^\$(\.\w+|\[\*\])+$/) });

const unknown = z.enum(['404', 'empty']);
const outcome = z.enum(['0', '-1', '-2']);
/** What a success does to the sessions of the customer. */
const session = z.enum(['starts', 'ends', 'ends-others', 'ends-all']);

const pair = z.tuple([path, path]);
/** One place, or several that stand for their sum. */
const paths = z.union([path, z.array(path).min(2)]);
const lengths = z.tuple([z.int().min(1), z.int().min(1)]);
const rule = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject({ says: z.string().min(10), ...shape });
/** What must agree inside an object. Paths are relative to it. A rule counts when all its paths lead to a value. */
const rules = z.union([
  rule({ equal: pair }),
  rule({ before: pair }),
  /** The first value begins with the second one. */
  rule({ starts: pair }),
  rule({ sum: paths, is: path }),
  rule({ count: path, is: paths }),
  rule({ joined: path, is: path, with: z.string() }),
  /** Characters of a single part, and of one of several: of a text in ASCII, and of one with Chinese. Other texts are not judged. */
  rule({ cut: path, of: path, latin: lengths, han: lengths }),
]);

/** By what has the mark: an operation, a parameter of it, an example of a request, a schema or field. */
export const marks = {
  operation: {
    'x-read-only': flag,
    /** A read that a form submits: its answer belongs to one press of the button. */
    'x-submitted': flag,
    /** The address or the response of a public read repeats what a visitor has typed. */
    'x-repeats-input': flag,
    'x-personal': flag,
    'x-added': flag,
    /** It sends a text message with a code. */
    'x-sends-code': flag,
    'x-once': flag,
    'x-session': session,
    'x-changes': changes,
    'x-paging': paging,
    'x-agrees': z.array(agreement).min(1),
  },
  parameter: { 'x-added': flag, 'x-words': flag, 'x-unknown': unknown, 'x-owned': owned, 'x-listed': listed },
  example: { 'x-outcome': outcome, 'x-customer': name, 'x-after': name },
  schema: {
    'x-secret': flag,
    'x-one-time': flag,
    'x-identity': flag,
    'x-as-written': flag,
    'x-goes-on': flag,
    'x-added': flag,
    'x-order': order,
    'x-ends': ends,
    'x-follows': path,
    'x-newest': z.literal('last'),
    'x-earliest': z.literal('today'),
    'x-unknown': unknown,
    'x-unique': z.array(text).min(1).refine(allDiffer),
    'x-owned': owned,
    'x-listed': listed,
    'x-rules': z.array(rules).min(1),
  },
};

type Optional<Shapes extends z.ZodRawShape> = { [Mark in keyof Shapes]?: z.infer<Shapes[Mark]> };
export type OperationMarks = Optional<typeof marks.operation>;
export type ExampleMarks = Optional<typeof marks.example>;
export type Changes = z.infer<typeof changes>;
export type Agreement = z.infer<typeof agreement>;
export type Paging = z.infer<typeof paging>;
export type Order = z.infer<typeof order>;
export type Ends = z.infer<typeof ends>;
export type Listed = z.infer<typeof listed>;
export type Owned = z.infer<typeof owned>;
export type Outcome = z.infer<typeof outcome>;
export type SessionEffect = z.infer<typeof session>;
export type Rule = z.infer<typeof rules>;
