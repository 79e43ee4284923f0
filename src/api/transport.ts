import { siteConfig } from '../brand/config.ts';
import { ApiError } from './errors.ts';

/** What the generated functions send. */
export interface Call {
  /** Path of the contract. */
  url: string;
  method: string;
  params?: Record<string, unknown>;
  data?: unknown;
  headers?: Record<string, string | undefined>;
  signal?: AbortSignal;
}

/** What a caller may add to a call. */
export interface RequestOptions extends Pick<Call, 'headers' | 'signal'> {
  /** Milliseconds until a call counts as lost. */
  timeout?: number;
  /** Called while the body is sent; `progress` is 0 to 1. */
  onUploadProgress?: (event: { progress: number }) => void;
}

const queryOf = (params: Call['params'] = {}) =>
  new URLSearchParams(Object.entries(params).flatMap(([name, value]) => (value === undefined || value === null ? [] : [[name, String(value)]])));

/**
 * Sends with XMLHttpRequest, which unlike `fetch` tells the progress of an upload. Resolves with a response of any HTTP status, and rejects with an
 * {@link ApiError} when there is none, or with the signal's reason.
 */
export function send({ url, method, params, data, headers = {}, signal, timeout = 0, onUploadProgress }: Call & RequestOptions): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const xhr = new XMLHttpRequest();
    const cancel = () => xhr.abort();
    xhr.onload = () => resolve(xhr);
    xhr.onerror = () => reject(new ApiError('network'));
    xhr.ontimeout = () => reject(new ApiError('timeout'));
    // The browser aborts, too, when the page is left.
    xhr.onabort = () => reject(signal?.aborted ? signal.reason : new ApiError('network'));
    xhr.onloadend = () => signal?.removeEventListener('abort', cancel);
    // Paths are used as written in the contract; the base is configuration (decision C06).
    xhr.open(method, `${siteConfig.apiBase}${url}?${queryOf(params)}`);
    xhr.timeout = timeout;
    if (onUploadProgress) xhr.upload.onprogress = ({ loaded, total }) => onUploadProgress({ progress: total > 0 ? loaded / total : 0 });
    const isForm = data instanceof FormData;
    for (const [name, value] of Object.entries(headers)) {
      // The browser writes the type of a form itself, with its boundary.
      if (value !== undefined && !(isForm && name.toLowerCase() === 'content-type')) xhr.setRequestHeader(name, value);
    }
    signal?.addEventListener('abort', cancel);
    xhr.send(isForm || data === undefined ? data : JSON.stringify(data));
  });
}
