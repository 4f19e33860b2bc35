import { pageTable } from '../pageTable';

const tableOf = (heading: string) => pageTable('retention.md', heading);

const namesIn = (cell = ''): string[] => [...cell.matchAll(/`([\w.]+)`/g)].map(([, name]) => name ?? '');

export const removedTables = (): Map<string, number> =>
  new Map(
    tableOf('What is removed').flatMap(([names, , , days]) => namesIn(names).map((name) => [name, Number(days)])),
  );

export const boundedTables = (): string[] => tableOf('What stays').flatMap(([names]) => namesIn(names));
