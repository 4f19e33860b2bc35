/** npm run api:release: keeps the contract as that of the release in package.json, and empties the list of allowed changes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundledContract } from './bundle';
import { root } from './lint';
import { writeRelease } from './released';

async function main(): Promise<void> {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  writeRelease(version, await bundledContract());
  console.log(`The contract is kept as that of release ${version}.`);
}

void main();
