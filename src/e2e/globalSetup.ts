import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Journeys run the built product: it is built first when its sources have changed. */
export default function globalSetup(): void {
  execFileSync(process.execPath, [join(__dirname, '../../scripts/build.mjs')], { stdio: 'inherit' });
}
