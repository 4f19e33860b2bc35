import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { prepareData } from './prepareData';
import { removePreparedData } from './preparedData';

/** Journeys run the built product, which is built first when its sources have changed, most of them on copies of the same data. */
export default async function globalSetup(): Promise<void> {
  execFileSync(process.execPath, [join(__dirname, '../../scripts/build.mjs')], { stdio: 'inherit' });
  await prepareData();
  // Jest runs no teardown when it is interrupted.
  process.once('exit', removePreparedData);
}
