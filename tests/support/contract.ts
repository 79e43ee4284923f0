import { bundleContract } from '@farol/contract/bundle.ts';
import { type ContractDocument, operationsOf } from '@farol/contract/document.ts';

export async function countOperations(): Promise<number> {
  return operationsOf((await bundleContract()) as unknown as ContractDocument).length;
}
