import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync, zstdDecompressSync } from 'node:zlib';

/** Maximum bytes of a decompressed body, against decompression bombs. */
const MAX_DECODED = 32 * 1024 * 1024;

/** The bytes of a body up to a limit; a longer body is only counted. */
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

  /** Bytes received. */
  get size(): number {
    return this.#size;
  }

  /** The whole body; undefined when it exceeds the limit. */
  get bytes(): Buffer | undefined {
    if (this.#size > this.#most) return undefined;
    return this.#chunks.length === 1 ? this.#chunks[0] : Buffer.concat(this.#chunks);
  }
}

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: (bytes) => gunzipSync(bytes, { maxOutputLength: MAX_DECODED }),
  'x-gzip': (bytes) => gunzipSync(bytes, { maxOutputLength: MAX_DECODED }),
  br: (bytes) => brotliDecompressSync(bytes, { maxOutputLength: MAX_DECODED }),
  zstd: (bytes) => zstdDecompressSync(bytes, { maxOutputLength: MAX_DECODED }),
  // Some servers send raw deflate under this name, against the standard; every client accepts both.
  deflate: (bytes) => {
    try {
      return inflateSync(bytes, { maxOutputLength: MAX_DECODED });
    } catch {
      return inflateRawSync(bytes, { maxOutputLength: MAX_DECODED });
    }
  },
};

/** The body before compression; throws one sentence when the bytes do not match `content-encoding`. */
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
