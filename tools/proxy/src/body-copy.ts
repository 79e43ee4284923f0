import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync, zstdDecompressSync } from 'node:zlib';

/** Against decompression bombs. */
const LIMIT = { maxOutputLength: 32 * 1024 * 1024 };

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

const DECODERS: Record<string, (bytes: Buffer, limit: typeof LIMIT) => Buffer> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  // Some servers send raw deflate under this name, against the standard; every client accepts both.
  deflate: (bytes, limit) => {
    try {
      return inflateSync(bytes, limit);
    } catch {
      return inflateRawSync(bytes, limit);
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
      return decode(body, LIMIT);
    } catch (error) {
      throw new Error(`content-encoding says ${step}, but the body cannot be read as that (${(error as Error).message})`);
    }
  }, bytes);
}
