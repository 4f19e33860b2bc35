import { ResultCount } from './ResultCount';
import classes from './ListSearch.module.css';
import { SearchField } from './SearchField';
import type { AddressSearch } from './useAddressSearch';

interface ListSearchProps {
  view: AddressSearch;
  hint: string;
  count: string | undefined;
}

export function ListSearch({ view: { search, setSearch, field }, hint, count }: ListSearchProps) {
  return (
    <div role="search" className={classes.search}>
      <SearchField ref={field} value={search} hint={hint} onChange={setSearch} />
      <ResultCount>{count}</ResultCount>
    </div>
  );
}
