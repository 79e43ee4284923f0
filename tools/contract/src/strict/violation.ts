/** What can be wrong. One word a cause; the reports filter by it. */
export type ViolationKind =
  /** An HTTP code that the contract does not document, or a failure (5xx) on a proper request. */
  | 'status'
  /** The media type is not exactly the documented one. */
  | 'media-type'
  /** A header is missing or given twice. */
  | 'header'
  /** The body is no JSON or no UTF-8. */
  | 'json'
  /** A key stands twice in one JSON object, or a parameter twice in a query. */
  | 'duplicate-key'
  /** The envelope's status is none of the documented ones, or not the one that the situation asks for. */
  | 'envelope'
  /** A rule of the schema that has no word of its own here. */
  | 'schema'
  | 'format'
  /** A field that the contract does not know: objects are closed. */
  | 'extra-field'
  | 'missing-field'
  | 'type'
  | 'enum'
  | 'pattern'
  /** Text or list too long or too short. */
  | 'length'
  /** Number too large or too small. */
  | 'range'
  /** Text that is to be base64 and does not decode. */
  | 'base64'
  /** Bytes that are to be a PDF and are none that a viewer could open. */
  | 'pdf'
  /** Text in another language than was asked for. */
  | 'language'
  /** A request that breaks the contract was accepted. */
  | 'accepted-wrong-input'
  /** A request that breaks the contract made the server fail. */
  | 'crash-on-wrong-input'
  /** A step of a journey across operations failed. */
  | 'journey'
  /** The server does not have the operation yet. */
  | 'not-implemented'
  /** The server closed the connection or did not answer in time. */
  | 'connection';

/** One violation of an answer or a request: one cause, one message. */
export interface Violation {
  operationId: string;
  side: 'request' | 'response';
  kind: ViolationKind;
  /** Place in the body, such as `$.data.rows[3].tariff`; outside the body `status`, `header content-type`, `query pageNumber`, `path id`. */
  path: string;
  expected: string;
  got: string;
  /** The whole sentence for a human. */
  message: string;
  /** Name of the contract's example that would be right. */
  example?: string;
}

/** The longest piece of a server's text that a message repeats. */
const MOST_SHOWN = 80;

/** A value as a message shows it: JSON, shortened, without control characters. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a server's text may hold them, a terminal must not get them
  const clean = text.replace(/[\u0000-\u001f\u007f-\u009f]/g, '\u{FFFD}');
  return clean.length > MOST_SHOWN ? `${clean.slice(0, MOST_SHOWN)}…` : clean;
}

/** Makes a violation whose sentence is built from its parts. */
export function violationOf(parts: Omit<Violation, 'message'> & { message?: string }): Violation {
  const hint = parts.example === undefined ? '' : ` Right would be the example "${parts.example}".`;
  const message = parts.message ?? `${parts.operationId}: ${parts.path}: expected ${parts.expected}, got ${parts.got}.${hint}`;
  return { ...parts, message };
}

/** A violation's place without row numbers: the same cause in every row of a list is one violation. */
export function placeOf(path: string): string {
  return path.replace(/\[\d+\]/g, '[*]');
}
