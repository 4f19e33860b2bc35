/**
 * npm run api:release: stores the contract as the one released with the version in package.json, and empties the list
 * of allowed changes.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundledContract } from './bundle';
import { root } from './lint';
import { releasedContract, writeRelease } from './released';

async function main(): Promise<void> {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  if (releasedContract().release === version) {
    // Clients of that release are already in use, so its contract must not change.
    throw new Error(
      `The contract of ${version} is kept already. Give package.json the version of the next release first.`,
    );
  }
  writeRelease(version, await bundledContract());
  console.log(`The contract is kept as that of release ${version}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
