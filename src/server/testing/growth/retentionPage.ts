import { readFileSync } from 'node:fs';

/** The rows of the table under a heading of the page on retention, each as its cells. */
function tableOf(heading: string): string[][] {
  const page = readFileSync('src/docs/retention.md', 'utf8');
  const [, section = ''] = page.split(`## ${heading}\n`);
  const lines = section.split('\n## ')[0]?.match(/^\|.*\|$/gm) ?? [];
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** The tables that a cell names. */
const namesIn = (cell = ''): string[] => [...cell.matchAll(/`([\w.]+)`/g)].map(([, name]) => name ?? '');

/** The tables that housekeeping shortens, each with the days after which nothing of it is left that is over. */
export const removedTables = (): Map<string, number> =>
  new Map(
    tableOf('What is removed').flatMap(([names, , , days]) => namesIn(names).map((name) => [name, Number(days)])),
  );

/** The tables whose rows stay as long as what they belong to. */
export const boundedTables = (): string[] => tableOf('What stays').flatMap(([names]) => namesIn(names));
