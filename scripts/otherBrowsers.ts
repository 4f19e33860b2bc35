/** Finds Firefox, and WebKitGTK with its driver, for the tests in other browsers; root on Debian installs them. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from './debianPackages';

export interface OtherBrowsers {
  firefox: string;
  webKitDriver: string;
  miniBrowser: string;
  xvfb: string;
}

const onPath = (...names: readonly string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(existsSync);

const LIBRARIES = '/usr/lib';

/** `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser` */
const findMiniBrowser = (): string | undefined =>
  readdirSync(LIBRARIES)
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((name) => readdirSync(path.join(LIBRARIES, name)).map((folder) => path.join(LIBRARIES, name, folder)))
    .filter((folder) => /\/webkit(2gtk|gtk)-[\d.]+$/.test(folder))
    .sort()
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .filter((file) => existsSync(file))
    .at(-1);

function find(): Partial<OtherBrowsers> {
  if (process.platform !== 'linux') return {};
  return {
    firefox: onPath('firefox-esr', 'firefox'),
    webKitDriver: onPath('WebKitWebDriver'),
    miniBrowser: findMiniBrowser(),
    xvfb: onPath('Xvfb'),
  };
}

const packages: Record<keyof OtherBrowsers, readonly string[]> = {
  firefox: ['firefox-esr'],
  webKitDriver: ['webkit2gtk-driver'],
  miniBrowser: ['webkit2gtk-driver'],
  xvfb: ['xvfb'],
};

const programs = Object.keys(packages) as (keyof OtherBrowsers)[];

export async function ensureOtherBrowsers(): Promise<OtherBrowsers> {
  const missing = (found: Partial<OtherBrowsers>) => programs.filter((program) => !found[program]);
  const wanted = [...new Set(missing(find()).flatMap((program) => packages[program]))];
  if (wanted.length > 0) await installPackages(...wanted);
  const found = find();
  const lacking = [...new Set(missing(found).flatMap((program) => packages[program]))];
  if (lacking.length === 0) return found as OtherBrowsers;
  throw new Error(
    `The tests in WebKitGTK and Firefox need Linux and the Debian packages ${lacking.join(', ')} ` +
      '(on Debian, as root, they are installed automatically).',
  );
}
