import { bundleContract } from '@site/contract/bundle.ts';
import { type ContractDocument, operationsOf } from '@site/contract/document.ts';

export async function countOperations(): Promise<number> {
  return operationsOf((await bundleContract()) as unknown as ContractDocument).length;
}
