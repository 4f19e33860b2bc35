import { useRef, type RefObject } from 'react';
import { queryKeys } from '../../../domain/links';
import { useAddressQuery } from './useAddressQuery';

/** What a list is searched for: it stands in the address (rule platform.queryState). */
export interface AddressSearch {
  /** As it was typed. */
  search: string;
  /** What is asked of the server. */
  asked: { q?: string };
  setSearch: (search: string) => void;
  /** Ends the search; its field has the focus then, since what was clicked goes. */
  clear: () => void;
  field: RefObject<HTMLInputElement | null>;
}

export function useAddressSearch(): AddressSearch {
  const { query, change } = useAddressQuery();
  const field = useRef<HTMLInputElement>(null);
  const search = query.get(queryKeys.search) ?? '';
  const q = search.trim();
  const setSearch = (value: string) => change({ [queryKeys.search]: value });
  const clear = () => {
    field.current?.focus();
    setSearch('');
  };
  return { search, asked: q === '' ? {} : { q }, setSearch, clear, field };
}
