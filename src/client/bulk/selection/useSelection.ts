import { useState } from 'react';
import { MAX_BULK_IDS } from '../../../domain/bulk/kinds';
import { showMessage } from '../../ui/messages/showMessage';
import { words } from '../words.gen';

export interface Selection {
  isActive: boolean;
  start: () => void;
  end: () => void;
  isAll: boolean;
  ids: readonly string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  selectAll: () => void;
  selectNone: () => void;
}

/** `listKey`: identifies the search and filter; another one resets the selection. */
export function useSelection(listKey: string): Selection {
  const [isActive, setActive] = useState(false);
  const [selected, setSelected] = useState<{ listKey: string; ids: ReadonlySet<string> | 'all' }>();
  const current = selected?.listKey === listKey ? selected.ids : undefined;
  const isAll = current === 'all';
  const ids: ReadonlySet<string> = current instanceof Set ? current : new Set();
  const select = (some: ReadonlySet<string> | 'all') => setSelected({ listKey, ids: some });
  return {
    isActive,
    start: () => setActive(true),
    end: () => {
      setActive(false);
      setSelected(undefined);
    },
    isAll,
    ids: [...ids],
    has: (id) => isAll || ids.has(id),
    toggle: (id) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      if (next.size > MAX_BULK_IDS) return showMessage(words.select.tooMany({ max: MAX_BULK_IDS }));
      select(next);
    },
    selectAll: () => select('all'),
    selectNone: () => select(new Set()),
  };
}
