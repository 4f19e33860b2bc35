import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../config/packageRoot';
import { hashOf } from './htmlPage';

export const builtClient = () => join(packageRoot(), 'build', 'client');

/** The inline scripts of the built pages, the same in all pages, as sources for a content security policy. */
export function pageScripts(clientDir = builtClient()): string[] {
  const page = join(clientDir, 'index.html');
  if (!existsSync(page)) return [];
  return [...readFileSync(page, 'utf8').matchAll(/<script>(.+?)<\/script>/gs)].map(([, script = '']) => hashOf(script));
}
