import { useSearchParams } from 'react-router-dom';

/**
 * The address's query string, and a function that updates part of it; empty values are removed (rule
 * platform.queryState).
 */
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
