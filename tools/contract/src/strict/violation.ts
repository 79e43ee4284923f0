/** Kinds of violations, by which the reports filter, with their plain names. */
export const KINDS = {
  /** An HTTP code that the contract does not document, or a failure (5xx) on a proper request. */
  status: 'HTTP code',
  /** The media type is not exactly the documented one. */
  'media-type': 'media type',
  /** A header is missing or given twice. */
  header: 'header',
  /** The body is not JSON or not UTF-8. */
  json: 'no JSON',
  /** A duplicate key in a JSON object, or a duplicate query parameter. */
  'duplicate-key': 'key twice',
  /** The envelope status is undocumented, or not the one required here. */
  envelope: 'envelope',
  /** Another rule of the schema. */
  schema: 'rule of the schema',
  format: 'format',
  /** An undocumented field; objects are closed. */
  'extra-field': 'extra field',
  'missing-field': 'missing field',
  type: 'type',
  enum: 'value not listed',
  pattern: 'pattern',
  length: 'length',
  range: 'range',
  /** Text that is not valid base64. */
  base64: 'no base64',
  /** Bytes that are not a PDF that viewers can open. */
  pdf: 'no PDF',
  /** Text in another language than requested. */
  language: 'wrong language',
  /** A request example did not lead to the status that the contract names for it. */
  outcome: 'wrong outcome',
  /** The server answers every request alike. */
  'constant-answers': 'all answers alike',
  /** A valid request was refused. */
  'refused-valid-input': 'valid input refused',
  /** An invalid request was accepted. */
  'accepted-wrong-input': 'wrong input accepted',
  /** An invalid request made the server fail. */
  'crash-on-wrong-input': 'fails on wrong input',
  /** Entries are not in the order of `x-order`. */
  order: 'order',
  /** An entry repeats a value of `x-unique`. */
  unique: 'entry twice',
  /** Fields disagree that `x-rules` joins. */
  rule: 'fields disagree',
  /** Pages overlap, lack entries or disagree about the total. */
  paging: 'paging',
  /** Data of another customer is shown or changed. */
  'foreign-data': 'data of another customer',
  /** A write without its effect, or with another one. */
  effect: 'effect of a write',
  /** A code, proof, PIN or token holds although it must not any more. */
  secret: 'secret or token',
  /** The same request is answered differently without a reason. */
  unsteady: 'wrong sometimes',
  /** Slower than the time limit of the run. */
  slow: 'slow',
  /** A step of a journey across operations failed. */
  journey: 'journey broken',
  'not-implemented': 'not implemented',
  /** The server closed the connection or did not respond in time. */
  connection: 'connection',
};

export type ViolationKind = keyof typeof KINDS;

/** One violation with one cause. */
export interface Violation {
  operationId: string;
  side: 'request' | 'response';
  kind: ViolationKind;
  /** Path in the body, such as `$.data.rows[3].tariff`; outside the body `status`, `header content-type`, `query pageNumber`, `path id`. */
  path: string;
  expected: string;
  got: string;
  /** One sentence with all of it. */
  message: string;
  /** Name of a valid example of the contract. */
  example?: string;
}

/** Takes a violation of one side of an operation. */
export type Report = (parts: Omit<Violation, 'operationId' | 'side' | 'message'>) => void;

/** Maximum characters of a server's text in a message. */
const MAX_SHOWN = 80;

/** A value as JSON, shortened, without control characters. */
export function preview(value: unknown): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a server's text may hold them, a terminal must not get them
  const clean = text.replace(/[\u0000-\u001f\u007f-\u009f]/g, '\u{FFFD}');
  return clean.length > MAX_SHOWN ? `${clean.slice(0, MAX_SHOWN)}…` : clean;
}

/** Builds the message from the parts, unless one is given. */
export function violationOf(parts: Omit<Violation, 'message'> & { message?: string }): Violation {
  const hint = parts.example === undefined ? '' : ` Right would be the example "${parts.example}".`;
  const message = parts.message ?? `${parts.operationId}: ${parts.path}: expected ${parts.expected}, got ${parts.got}.${hint}`;
  return { ...parts, message };
}

/** A path without row numbers, because the same cause in several rows is one violation. */
export function placeOf(path: string): string {
  return path.replace(/\[\d+\]/g, '[*]');
}
