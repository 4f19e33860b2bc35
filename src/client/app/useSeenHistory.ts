import { useState } from 'react';
import { createPath, useLocation, useNavigationType } from 'react-router-dom';

interface Entry {
  key: string;
  address: string;
}

interface SeenHistory {
  entries: readonly Entry[];
  at: number;
}

function afterNavigation({ entries, at }: SeenHistory, entry: Entry, type: string): SeenHistory {
  if (type === 'PUSH') return { entries: [...entries.slice(0, at + 1), entry], at: at + 1 };
  if (type === 'REPLACE') return { entries: entries.map((one, index) => (index === at ? entry : one)), at };
  const index = entries.findIndex(({ key }) => key === entry.key);
  return index < 0 ? { entries: [entry], at: 0 } : { entries, at: index };
}

/** Browsers don't expose the history's entries. */
export function useSeenHistory(): { pageBefore: string | undefined; hasNavigated: boolean } {
  const location = useLocation();
  const type = useNavigationType();
  const entry = { key: location.key, address: createPath(location) };
  const [firstKey] = useState(entry.key);
  const [seen, setSeen] = useState<SeenHistory>({ entries: [entry], at: 0 });
  if (seen.entries[seen.at]?.key !== entry.key) setSeen(afterNavigation(seen, entry, type));
  return {
    pageBefore: seen.entries[seen.at - 1]?.address,
    hasNavigated: entry.key !== firstKey || seen.entries.length > 1,
  };
}
