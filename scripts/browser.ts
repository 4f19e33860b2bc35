/**
 * Finds a Chromium for the journeys and the screens, and on Debian as root installs one.
 *   tsx scripts/browser.ts     prints where it is
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const caches = [
  process.env.PLAYWRIGHT_BROWSERS_PATH,
  path.join(homedir(), '.cache/ms-playwright'),
  path.join(homedir(), 'Library/Caches/ms-playwright'),
];

/** Inside a folder of Playwright's cache, by platform and age. */
const inCache = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-linux/headless_shell',
  'chrome-headless-shell-linux64/chrome-headless-shell',
];

const NONE =
  'No Chromium was found: install Chromium or Chrome, or set CHROMIUM_PATH to its program ' +
  '(on Debian, as root, it is installed by itself).';

/** Some distributions put a program there that only tells to install another. */
function runs(program: string): boolean {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /Chrom/.test(stdout);
}

function* candidates(): Generator<string> {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const command of commands) yield path.join(folder, command);
  }
  yield* applications;
  for (const cache of caches) {
    if (!cache || !existsSync(cache)) continue;
    const newestFirst = readdirSync(cache)
      .filter((name) => name.startsWith('chromium'))
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
    for (const name of newestFirst) for (const file of inCache) yield path.join(cache, name, file);
  }
}

/** The path of a Chromium that runs here; undefined when there is none. CHROMIUM_PATH, when set, is the only one asked. */
export function findBrowser(): string | undefined {
  const given = process.env.CHROMIUM_PATH?.trim();
  if (given) {
    if (existsSync(given) && runs(given)) return given;
    throw new Error(`CHROMIUM_PATH names no Chromium that runs: ${given}.`);
  }
  for (const candidate of candidates()) if (existsSync(candidate) && runs(candidate)) return candidate;
  return undefined;
}

/** The same, after installing one where that can be done without asking. Throws with a sentence where it can't. */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser() ?? installed();
  if (found) return found;
  throw new Error(NONE);
}

function installed(): string | undefined {
  if (process.getuid?.() !== 0 || !isDebian()) return undefined;
  process.stderr.write('No Chromium was found: installing it.\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    for (const args of [
      ['update', '-q'],
      ['install', '-q', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation', 'fonts-noto-color-emoji'],
    ]) {
      execFileSync('apt-get', args, { env, stdio: ['ignore', 2, 2] });
    }
  } catch (error) {
    throw new Error(`Chromium could not be installed (${(error as Error).message}). ${NONE}`);
  }
  return findBrowser();
}

function isDebian(): boolean {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID=debian$/m.test(readFileSync(file, 'utf8'));
}

if (require.main === module) {
  ensureBrowser().then(
    (program) => process.stdout.write(`${program}\n`),
    (error: Error) => {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    },
  );
}
