import { readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(__dirname, '../..');

interface LockEntry {
  name?: string;
  version: string;
  license?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  packages: Record<string, LockEntry>;
}

export interface LockedPackage extends LockEntry {
  folder: string;
  name: string;
}

const NODE_MODULES = 'node_modules/';

export const readLock = (): Lock => JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;

export function packagesOf({ packages }: Lock): LockedPackage[] {
  return Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, entry]) => ({
      ...entry,
      folder,
      name: entry.name ?? folder.slice(folder.lastIndexOf(NODE_MODULES) + NODE_MODULES.length),
    }));
}

function found(lock: Lock, importer: string, name: string): string | undefined {
  for (let parent = importer; ; parent = parent.slice(0, Math.max(0, parent.lastIndexOf(`/${NODE_MODULES}`)))) {
    const folder = `${parent === '' ? '' : `${parent}/`}${NODE_MODULES}${name}`;
    if (folder in lock.packages) return folder;
    if (parent === '') return undefined;
  }
}

export function withDependencies(lock: Lock, names: readonly string[]): LockedPackage[] {
  const reached = new Set<string>();
  const queue = names.map((name) => ({ importer: '', name }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const folder = found(lock, next.importer, next.name);
    if (folder === undefined || reached.has(folder)) continue;
    reached.add(folder);
    for (const name of Object.keys(lock.packages[folder]?.dependencies ?? {})) queue.push({ importer: folder, name });
  }
  return packagesOf(lock).filter(({ folder }) => reached.has(folder));
}
