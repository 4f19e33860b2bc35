import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..', '..');

export interface ProjectFile {
  path: string;
  text: string;
}

const TEXT = new Set([
  '.ts',
  '.tsx',
  '.js',
  '.mjs',
  '.cjs',
  '.json',
  '.jsonc',
  '.yaml',
  '.css',
  '.html',
  '.md',
  '.sql',
]);

export function pathsBelow(place: string): string[] {
  if (!statSync(path.join(root, place)).isDirectory()) return [place];
  return readdirSync(path.join(root, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

export function projectFiles(places: string[]): ProjectFile[] {
  return places
    .flatMap(pathsBelow)
    .filter((file) => TEXT.has(path.extname(file)))
    .sort()
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}
