import { bundleContract } from '@site/contract/bundle.ts';
import type { TestProject } from 'vitest/node';

/** Bundles the contract once instead of for every mutant; the tests get it by `inject('contract')`. */
export async function setup({ provide }: TestProject): Promise<void> {
  provide('contract', await bundleContract());
}
