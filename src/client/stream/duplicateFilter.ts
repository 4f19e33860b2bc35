const LIMIT = 2_000;

/** A resumed stream repeats a few events. */
export function makeDuplicateFilter(): { isNew: (id: string) => boolean } {
  const ids = new Set<string>();
  return {
    isNew: (id) => {
      if (ids.has(id)) return false;
      ids.add(id);
      const [oldest] = ids;
      if (ids.size > LIMIT && oldest !== undefined) ids.delete(oldest);
      return true;
    },
  };
}
