import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of package.json, both from `src/` and from the bundle in `build/`. */
export function packageRoot(): string {
  for (let folder = __dirname; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'package.json'))) return folder;
    if (folder === path.dirname(folder)) throw new Error('The server has been moved out of its package.');
  }
}

export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(path.join(packageRoot(), 'package.json'), 'utf8')) as { version: string };
  return version;
}
