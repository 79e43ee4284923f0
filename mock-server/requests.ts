import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Preference } from '../openapi/scenario.ts';
import type { OperationFacts } from './contract.ts';
import { chooseScenario, readPreference } from './scenario.ts';
import { type Sandbox, sandboxOf } from './state.ts';

/** A request that cannot be read. */
export class BadRequest extends Error {
  readonly status: 400 | 413;
  readonly detail: string;
  constructor(status: 400 | 413, title: string, detail: string) {
    super(title);
    this.status = status;
    this.detail = detail;
  }
}

const MAX_JSON_BYTES = 1024 * 1024;
/** Enough for a CV with images. */
const MAX_MULTIPART_BYTES = 10 * 1024 * 1024;

/** A file of a multipart body, without its content. */
interface FilePart {
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  /** Of the content, in hexadecimal digits. */
  sha256: string;
}

async function describeFile(file: File): Promise<FilePart> {
  const { name, type, size } = file;
  return { name, type, size, sha256: hash('sha256', Buffer.from(await file.arrayBuffer())) };
}

interface ReadBody {
  raw: Buffer;
  forPrism: unknown;
  forHandler: unknown;
}

async function readBytes(request: IncomingMessage, max: number): Promise<Buffer> {
  const tooLarge = () => new BadRequest(413, 'Request body too large', `At most ${max} bytes are read.`);
  if (Number(request.headers['content-length'] ?? 0) > max) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > max) throw tooLarge();
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/**
 * Prism reads multipart as text and would corrupt files, so it gets the same parts with the word `file` in place of each file's bytes.
 * Throws a 400 for a part that does not parse; Prism would crash on it.
 */
async function readMultipart(raw: Buffer, contentType: string): Promise<{ forPrism: string; forHandler: Record<string, FilePart | string> }> {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (boundary === undefined) throw new BadRequest(400, 'Malformed multipart body', 'The content type names no boundary.');
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(raw), { headers: { 'content-type': contentType } }).formData();
  } catch (error) {
    throw new BadRequest(400, 'Malformed multipart body', (error as Error).message);
  }
  const parts: Record<string, FilePart | string> = {};
  let text = '';
  for (const [name, value] of form) {
    parts[name] = typeof value === 'string' ? value : await describeFile(value);
    text += `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${typeof value === 'string' ? value : 'file'}\r\n`;
  }
  return { forPrism: `${text}--${boundary}--\r\n`, forHandler: parts };
}

/** Levels of a JSON body. Far more than the contract has: a deeper one could be parsed, but not written again in the list of calls. */
const MAX_DEPTH = 64;

function isTooDeep(value: unknown, left = MAX_DEPTH): boolean {
  return typeof value === 'object' && value !== null && (left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1)));
}

/** Reads the body of a request; throws {@link BadRequest} when it is no JSON, no multipart, too large or too deep. */
export async function readBody(request: IncomingMessage): Promise<ReadBody> {
  const contentType = request.headers['content-type'] ?? '';
  const multipart = /^multipart\/form-data/i.test(contentType);
  const raw = await readBytes(request, multipart ? MAX_MULTIPART_BYTES : MAX_JSON_BYTES);
  if (raw.length === 0) return { raw, forPrism: undefined, forHandler: undefined };
  if (multipart) return { raw, ...(await readMultipart(raw, contentType)) };
  const text = raw.toString('utf8');
  if (!/json/i.test(contentType)) return { raw, forPrism: text, forHandler: text };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new BadRequest(400, 'Request body is not JSON', (error as Error).message);
  }
  if (isTooDeep(json)) throw new BadRequest(400, 'Request body is nested too deep', `It has more than ${MAX_DEPTH} levels.`);
  return { raw, forPrism: json, forHandler: json };
}

/** Of a sandbox, or of a tab. */
export const NAME = /^[\w-]{1,64}$/;
/** Sandbox of requests that name none, such as those of command-line clients. */
const DEFAULT_SANDBOX = 'default';
const SANDBOX_COOKIE = /(?:^|;\s*)mock-sandbox=([\w-]{1,64})/;

const named = (value: unknown) => (typeof value === 'string' && NAME.test(value) ? value : undefined);

/** Header `mock-sandbox`, else the cookie of that name, else the shared default. */
export function sandboxIdOf(request: IncomingMessage): string {
  return named(request.headers['mock-sandbox']) ?? SANDBOX_COOKIE.exec(request.headers.cookie ?? '')?.[1] ?? DEFAULT_SANDBOX;
}

/** Header `mock-tab`, sent by a browser tab that has its own scenarios. */
export function tabOf(request: IncomingMessage): string | undefined {
  return named(request.headers['mock-tab']);
}

/** Whether the sandbox of a request has scenarios: its responses are not those that pages were prerendered from. */
export function hasScenario(request: IncomingMessage): boolean {
  const { scenario, tabs } = sandboxOf(sandboxIdOf(request));
  return scenario.size > 0 || tabs.size > 0;
}

/** Failures that `--chaos` chooses from. */
const CHAOS: readonly Preference[] = [{ code: 500 }, { example: 'businessError' }, { delay: 3000 }, { code: 0 }, { lost: 'cut' }];

/** Override of the usual response: the `Prefer` header, else the scenarios of tab and sandbox, else chaos (a share of 0 to 1). */
export function preferenceFor(request: IncomingMessage, sandbox: Sandbox, facts: OperationFacts | undefined, chaos: number): Preference {
  const header = readPreference(request.headers.prefer);
  if (Object.keys(header).length > 0) return header;
  const ofTab = sandbox.tabs.get(tabOf(request) ?? '');
  const scenario = chooseScenario(ofTab === undefined ? [sandbox.scenario] : [ofTab, sandbox.scenario], facts);
  if (scenario !== undefined) return scenario;
  return (Math.random() < chaos ? CHAOS[Math.floor(Math.random() * CHAOS.length)] : undefined) ?? {};
}
