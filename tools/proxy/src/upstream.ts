import type { ContractDocument } from '@site/contract/document.ts';
import type { CheckedBackend } from './checked-backend.ts';

/** Opens the backend of `--upstream` for the mock; the proxy is loaded here, because most runs of the mock have no backend. */
export async function connectUpstream(target: string, document: ContractDocument, log: ((line: string) => void) | undefined): Promise<CheckedBackend> {
  const { createCheckedBackend } = await import('./checked-backend.ts');
  return createCheckedBackend({ target, document, log, inHeader: true, fallBack: true });
}
