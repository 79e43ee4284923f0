import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync, zstdDecompressSync } from 'node:zlib';

/** Bytes of a body after decompression, at most: a small answer that swells to gigabytes must not take the checker with it. */
const MOST_DECODED = 32 * 1024 * 1024;

/** The bytes of a body, up to a limit. What flies past the limit is counted and not kept. */
export class Copy {
  readonly #most: number;
  #chunks: Buffer[] = [];
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size <= this.#most) this.#chunks.push(chunk);
    else this.#chunks = [];
  }

  /** Bytes that were seen. */
  get size(): number {
    return this.#size;
  }

  /** The whole body, or nothing when it was larger than the limit. */
  get bytes(): Buffer | undefined {
    if (this.#size > this.#most) return undefined;
    return this.#chunks.length === 1 ? this.#chunks[0] : Buffer.concat(this.#chunks);
  }
}

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: (bytes) => gunzipSync(bytes, { maxOutputLength: MOST_DECODED }),
  'x-gzip': (bytes) => gunzipSync(bytes, { maxOutputLength: MOST_DECODED }),
  br: (bytes) => brotliDecompressSync(bytes, { maxOutputLength: MOST_DECODED }),
  zstd: (bytes) => zstdDecompressSync(bytes, { maxOutputLength: MOST_DECODED }),
  // Some servers send raw deflate under this name, against the standard; every client takes both.
  deflate: (bytes) => {
    try {
      return inflateSync(bytes, { maxOutputLength: MOST_DECODED });
    } catch {
      return inflateRawSync(bytes, { maxOutputLength: MOST_DECODED });
    }
  },
};

/** The body as it was before compression; throws with one sentence when it is not what `content-encoding` says. */
export function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  const steps = (encoding ?? '')
    .toLowerCase()
    .split(',')
    .map((step) => step.trim());
  return steps.reverse().reduce((body, step) => {
    if (step === '' || step === 'identity' || body.length === 0) return body;
    const decode = DECODERS[step];
    if (decode === undefined) throw new Error(`content-encoding "${step}" is unknown`);
    try {
      return decode(body);
    } catch (error) {
      throw new Error(`content-encoding says ${step}, but the body cannot be read as that (${(error as Error).message})`);
    }
  }, bytes);
}
