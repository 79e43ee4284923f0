import type { CheckedBackend } from '../scripts/proxy/checked-backend.ts';
import type { Contract } from './contract.ts';

/** The backend with the strict checker beside the line; loaded only where a backend is named, because most runs need neither. */
export async function checkedBackend(target: string, { document }: Contract, log: ((line: string) => void) | undefined): Promise<CheckedBackend> {
  const { createCheckedBackend } = await import('../scripts/proxy/checked-backend.ts');
  return createCheckedBackend({ target, document, log, inHeader: true, fallBack: true });
}
