import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import type { Contract } from './bundle';
import type { Document } from './breaking/document';
import { root } from './lint';

const RELEASED = 'openapi/released.json';

export const ALLOWED = 'openapi/allowed-breaking-changes.yaml';

const ALLOWED_HEAD = `# Changes since the last release that break its clients and are meant (npm run api:compare). Each says why, as in
#   - change: 'Pod.name: field removed'
#     reason: Nobody shows it; clients before 0.1.0 are gone.
`;

export interface AllowedChange {
  change?: string;
  reason?: string;
}

const inRoot = (file: string) => path.join(root, file);

export function releasedContract(): { release: string; contract: Document } {
  return JSON.parse(readFileSync(inRoot(RELEASED), 'utf8')) as { release: string; contract: Document };
}

export function allowedChanges(): AllowedChange[] {
  if (!existsSync(inRoot(ALLOWED))) return [];
  return (parseYaml(readFileSync(inRoot(ALLOWED), 'utf8')) ?? []) as AllowedChange[];
}

const forPeople = ['description', 'summary', 'example', 'examples', 'tags'];

function bare(node: unknown, isNameList = false): unknown {
  if (Array.isArray(node)) return node.map((one) => bare(one));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(([key]) => isNameList || !forPeople.includes(key));
  return Object.fromEntries(entries.map(([key, value]) => [key, bare(value, key === 'properties' && !isNameList)]));
}

export function writeRelease(release: string, contract: Contract): void {
  const { paths, components } = contract;
  const kept = { release, contract: { paths: bare(paths), components: bare(components) } };
  writeFileSync(inRoot(RELEASED), `${JSON.stringify(kept, null, 1)}\n`);
  writeFileSync(inRoot(ALLOWED), `${ALLOWED_HEAD}[]\n`);
}
