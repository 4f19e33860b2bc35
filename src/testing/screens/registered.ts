import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { paths } from '../../domain/links';

export type RouteName = keyof typeof paths;

const folder = join(__dirname, '..', '..', 'client', 'app', 'routes');

const files = ['publicRoutes.tsx', 'signedInRoutes.tsx'];

/** Read from the files that register the routes, so that none is forgotten. */
export function registeredRoutes(): RouteName[] {
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join();
  const lists = [...text.matchAll(/import\([^)]*\),\s*\[([^\]]*)\]/g)].flatMap(
    ([, list = '']) => list.match(/\w+/g) ?? [],
  );
  const single = [...text.matchAll(/: paths\.(\w+)/g)].map(([, name = '']) => name);
  if (lists.length === 0 || single.length === 0) throw new Error('No registered route was found.');
  return [...single, ...lists] as RouteName[];
}
