import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../platform/config/packageRoot';

export function pageTable(page: string, heading: string): string[][] {
  const text = readFileSync(path.join(packageRoot(), 'src/docs', page), 'utf8');
  const [, section = ''] = text.split(`## ${heading}\n`);
  const lines = section.split('\n## ')[0]?.match(/^\|.*\|$/gm) ?? [];
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
