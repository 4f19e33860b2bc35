/**
 * Finds a Chromium for the journeys and the screens, and its headless shell, which needs half the processor time but
 * has no push messages; root on Debian installs them if necessary.
 *   tsx scripts/browser.ts     prints the path
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { installPackages } from './debianPackages';

const fonts = ['fonts-liberation', 'fonts-noto-color-emoji'];

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const shellCommands = ['chromium-headless-shell', 'chrome-headless-shell'];

const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const caches = [
  process.env.PLAYWRIGHT_BROWSERS_PATH,
  path.join(homedir(), '.cache/ms-playwright'),
  path.join(homedir(), 'Library/Caches/ms-playwright'),
];

const inCache = ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-mac/Chromium.app/Contents/MacOS/Chromium'];

const shellInCache = [
  'chrome-linux/headless_shell',
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-mac/headless_shell',
];

const NONE =
  'No Chromium was found: install Chromium or Chrome, or set CHROMIUM_PATH to its program ' +
  '(on Debian, as root, it is installed by itself).';

/** The time limit for a hanging program, in milliseconds; a busy machine takes seconds to load a browser. */
const ANSWER_LIMIT_MS = 120_000;

/** Some distributions install a stub that only tells the user to install another package. */
function runs(program: string): boolean {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: ANSWER_LIMIT_MS });
  return status === 0 && /Chrom/.test(stdout);
}

const onPath = (names: readonly string[]): string[] =>
  (process.env.PATH ?? '').split(path.delimiter).flatMap((folder) => names.map((name) => path.join(folder, name)));

function* inCaches(files: readonly string[]): Generator<string> {
  for (const cache of caches) {
    if (!cache || !existsSync(cache)) continue;
    const newestFirst = readdirSync(cache)
      .filter((name) => name.startsWith('chromium'))
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
    for (const name of newestFirst) for (const file of files) yield path.join(cache, name, file);
  }
}

const works = (program: string): boolean => existsSync(program) && runs(program);

function given(setting: 'CHROMIUM_PATH' | 'HEADLESS_SHELL_PATH'): string | undefined {
  const program = process.env[setting]?.trim();
  if (!program || works(program)) return program || undefined;
  throw new Error(`${setting} names no Chromium that runs: ${program}.`);
}

/**
 * The path of a Chromium that runs here; undefined if there is none. If CHROMIUM_PATH is set, no other path is tried.
 */
export const findBrowser = (): string | undefined =>
  given('CHROMIUM_PATH') ?? [...onPath(commands), ...applications, ...inCaches(inCache)].find(works);

const findHeadlessShell = (): string | undefined => [...onPath(shellCommands), ...inCaches(shellInCache)].find(works);

export async function ensureBrowser(): Promise<string> {
  // If only a headless shell is found, it is used, and anything that needs the full browser fails.
  const found =
    findBrowser() ?? ((await installPackages('chromium', ...fonts)) ? findBrowser() : undefined) ?? findHeadlessShell();
  if (found) return found;
  throw new Error(NONE);
}

/**
 * A Chromium that only needs to render pages: the headless shell, or else a full browser. If HEADLESS_SHELL_PATH or
 * CHROMIUM_PATH is set, in this order, no other path is tried.
 */
export async function ensureHeadlessShell(): Promise<string> {
  const found = given('HEADLESS_SHELL_PATH') ?? given('CHROMIUM_PATH') ?? findHeadlessShell();
  return (
    found ??
    ((await installPackages('chromium-headless-shell', ...fonts)) ? findHeadlessShell() : undefined) ??
    ensureBrowser()
  );
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
