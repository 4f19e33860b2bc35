import { ResultCount } from './ResultCount';
import classes from './ListSearch.module.css';
import { SearchField } from './SearchField';
import type { AddressSearch } from './useAddressSearch';

interface ListSearchProps {
  view: AddressSearch;
  /** What the search covers: 'Name or email'. */
  hint: string;
  /** Number of items or results: '3 people'. */
  count: string | undefined;
}

/** The search of a list, kept in the address, and its number of results. */
export function ListSearch({ view: { search, setSearch, field }, hint, count }: ListSearchProps) {
  return (
    <div role="search" className={classes.search}>
      <SearchField ref={field} value={search} hint={hint} onChange={setSearch} />
      <ResultCount>{count}</ResultCount>
    </div>
  );
}
