import { FoundCount } from './FoundCount';
import classes from './ListSearch.module.css';
import { SearchField } from './SearchField';
import type { AddressSearch } from './useAddressSearch';

interface ListSearchProps {
  view: AddressSearch;
  /** What can be looked for: 'Name or email'. */
  hint: string;
  /** How many there are, or were found: '3 people'. */
  count: string | undefined;
}

/** The search of a list, which stands in the address, and how many it has found. */
export function ListSearch({ view: { search, setSearch, field }, hint, count }: ListSearchProps) {
  return (
    <div role="search" className={classes.search}>
      <SearchField ref={field} value={search} hint={hint} onChange={setSearch} />
      <FoundCount>{count}</FoundCount>
    </div>
  );
}
