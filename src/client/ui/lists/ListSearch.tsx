import { ResultCount } from './ResultCount';
import classes from './ListSearch.module.css';
import { SearchField } from './SearchField';
import type { AddressSearch } from './useAddressSearch';

interface ListSearchProps {
  view: AddressSearch;
  /** What the search covers, such as 'Name or email'. */
  hint: string;
  /** The number of items or results, such as '3 people'. */
  count: string | undefined;
}

/** The search of a list, kept in the address, with its number of results. */
export function ListSearch({ view: { search, setSearch, field }, hint, count }: ListSearchProps) {
  return (
    <div role="search" className={classes.search}>
      <SearchField ref={field} value={search} hint={hint} onChange={setSearch} />
      <ResultCount>{count}</ResultCount>
    </div>
  );
}
