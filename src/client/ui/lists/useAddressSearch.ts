import { useRef, type RefObject } from 'react';
import { queryKeys } from '../../../domain/links';
import { useAddressQuery } from './useAddressQuery';

export interface AddressSearch {
  search: string;
  asked: { q?: string };
  setSearch: (search: string) => void;
  /** Also focuses the field, since the clicked button disappears. */
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
