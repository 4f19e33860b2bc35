import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** Returns false, and installs nothing, unless run by root on Debian. */
export async function installPackages(...names: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !isDebian()) return false;
  const [first = ''] = names;
  process.stderr.write(`No ${first} was found: installing it.\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    for (const args of [
      ['update', '-q'],
      ['install', '-q', '-y', '--no-install-recommends', ...names],
    ]) {
      await promisify(execFile)('apt-get', args, { env, maxBuffer: 64 * 1024 * 1024 });
    }
  } catch (error) {
    process.stderr.write(`${first} could not be installed: ${(error as Error).message}\n`);
    return false;
  }
  return true;
}

function isDebian(): boolean {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID=debian$/m.test(readFileSync(file, 'utf8'));
}
