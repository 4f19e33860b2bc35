import { useSearchParams } from 'react-router-dom';

/** The update merges into the query string, removing empty values (rule platform.queryState). */
export function useAddressQuery() {
  const [query, setQuery] = useSearchParams();
  const change = (values: Record<string, string | undefined>) =>
    setQuery(
      (present) => {
        const changed = new URLSearchParams(present);
        for (const [key, value] of Object.entries(values)) {
          if (value) changed.set(key, value);
          else changed.delete(key);
        }
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return { query, change };
}
