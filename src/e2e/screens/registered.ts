import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { paths } from '../../domain/links';

export type RouteName = keyof typeof paths;

const folder = join(__dirname, '..', '..', 'client', 'app');

const files = { public: 'publicRoutes.tsx', signedIn: 'signedInRoutes.tsx' };
type Part = keyof typeof files;

/** The routes that exist, in their order: read where they are registered, so that none is forgotten here. */
export function registeredRoutes(parts: readonly Part[] = ['public', 'signedIn']): RouteName[] {
  const text = parts.map((part) => readFileSync(join(folder, files[part]), 'utf8')).join();
  const names = [...text.matchAll(/\bpage\(\s*paths\.(\w+)/g)].map(([, name]) => name as RouteName);
  if (names.length === 0) throw new Error('No registered route was found.');
  return names;
}
