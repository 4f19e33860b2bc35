import { pageTable } from '../pageTable';

const tableOf = (heading: string) => pageTable('retention.md', heading);

/** The table names in a cell. */
const namesIn = (cell = ''): string[] => [...cell.matchAll(/`([\w.]+)`/g)].map(([, name]) => name ?? '');

/** The tables that housekeeping trims, each with the days after which no finished row is left. */
export const removedTables = (): Map<string, number> =>
  new Map(
    tableOf('What is removed').flatMap(([names, , , days]) => namesIn(names).map((name) => [name, Number(days)])),
  );

/** The tables whose rows are kept as long as the rows that they belong to. */
export const boundedTables = (): string[] => tableOf('What stays').flatMap(([names]) => namesIn(names));
