/** Shapes of the marks (`x-…`) of the contract; `marks.json` has them for the lint. */

/** Names of query parameters and, as dotted paths, of fields of `data`. Pages count from 1. */
export interface Paging {
  page: string;
  /** The parameter for the rows a page, or their fixed number. */
  size: string | number;
  rows: string;
  total: string;
  pages: string;
}

export interface Changes {
  /** Reads that show the change. */
  shownBy: string[];
  /** An operation; `itself` with the former value; or `nothing`. */
  undoneBy: string;
  /** What stays as it was, where one could think otherwise. */
  keeps?: string;
}

export interface Order {
  /** Field of the rows; the rows themselves when left out. */
  by?: string;
  direction: 'asc' | 'desc';
}

/** Values of the first and of the last row of a list that is not empty. */
export type Ends = Partial<Record<'first' | 'last', Record<string, string>>>;

/** Which values there are: the response of `listedBy` holds them at the path `at`. */
export interface Listed {
  listedBy: string;
  at: string;
}

/** Whose a value is: the list holds the customer's own ones. */
export interface Owned extends Listed {
  by: 'customer';
}

/** What the answer of another operation shows of the same thing. */
export interface Agreement {
  with: string;
  /** The things in the answer, by default its `data`. */
  each?: string;
  /** What the other operation is asked with: its place, and where the thing has it; or what the `customer` logs in with. */
  sends?: Record<string, string>;
  /** Places in the thing, and in the other answer, where `[*]` stands for one of them. Of objects the fields that both have are the same. */
  same: Record<string, string>;
  says: string;
}

/** What a success does to the sessions of the customer. */
export type SessionEffect = 'starts' | 'ends' | 'ends-others' | 'ends-all';

/**
 * What must agree inside an object. Paths are relative to it; a list of paths stands for the sum of them. A rule counts when all its paths lead
 * to a value.
 */
export type Rule = { says: string } & (
  | { equal: [string, string] }
  | { before: [string, string] }
  /** The first value begins with the second one. */
  | { starts: [string, string] }
  | { sum: string | string[]; is: string }
  | { count: string; is: string | string[] }
  | { joined: string; is: string; with: string }
  /** Characters of a single part, and of one of several: of a text in ASCII, and of one with Chinese. Other texts are not judged. */
  | { cut: string; of: string; latin: [number, number]; han: [number, number] }
);

export interface OperationMarks {
  'x-read-only'?: true;
  /** A read that a form submits: its answer belongs to one press of the button. */
  'x-submitted'?: true;
  /** The address or the response of a public read repeats what a visitor has typed. */
  'x-repeats-input'?: true;
  'x-personal'?: true;
  'x-added'?: true;
  /** It sends a text message with a code. */
  'x-sends-code'?: true;
  'x-once'?: true;
  'x-session'?: SessionEffect;
  'x-changes'?: Changes;
  'x-paging'?: Paging;
  'x-agrees'?: Agreement[];
}

export type Outcome = '0' | '-1' | '-2';

export interface ExampleMarks {
  'x-outcome'?: Outcome;
  'x-customer'?: string;
  'x-after'?: string;
}
