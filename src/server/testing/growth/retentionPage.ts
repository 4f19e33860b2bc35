import { pageTable } from '../pageTable';

const tableOf = (heading: string) => pageTable('retention.md', heading);

/** The tables that a cell names. */
const namesIn = (cell = ''): string[] => [...cell.matchAll(/`([\w.]+)`/g)].map(([, name]) => name ?? '');

/** The tables that housekeeping shortens, each with the days after which nothing of it is left that is over. */
export const removedTables = (): Map<string, number> =>
  new Map(
    tableOf('What is removed').flatMap(([names, , , days]) => namesIn(names).map((name) => [name, Number(days)])),
  );

/** The tables whose rows stay as long as what they belong to. */
export const boundedTables = (): string[] => tableOf('What stays').flatMap(([names]) => namesIn(names));
