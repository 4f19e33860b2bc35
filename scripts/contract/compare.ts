/**
 * npm run api:compare: lists the changes of the contract that break a client of the last release, and fails on those
 * that openapi/allowed-breaking-changes.yaml does not allow with a reason.
 */
import { breakingChanges } from './breaking/breakingChanges';
import { bundledContract } from './bundle';
import { unallowedChanges } from './allowed';
import { ALLOWED, allowedChanges, releasedContract } from './released';

async function main(): Promise<void> {
  const { release, contract } = releasedContract();
  const breaking = breakingChanges(contract, await bundledContract());
  const problems = unallowedChanges(breaking, allowedChanges());
  for (const line of problems) console.error(line);
  if (problems.length > 0) {
    console.error(`Clients of release ${release} break. Keep what they use, or say in ${ALLOWED} why it may go.`);
    process.exitCode = 1;
  } else console.log(`No client of release ${release} breaks; ${breaking.length} changes are allowed to.`);
}

void main();
