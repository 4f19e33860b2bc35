import { useRef, useState } from 'react';
import { rebase, type RebaseOnLatest } from './rebase';

export interface Edited<Entity, Values extends object> {
  initialValues: Values;
  version: () => string | undefined;
  base: () => Values;
  latest: RebaseOnLatest<Values>;
  saved: (entity: Entity) => void;
}

/** Prevents an edit from undoing concurrent changes (rule platform.noLostChange). */
export function useEdited<Entity extends { version?: string }, Values extends object>(
  entity: Entity,
  valuesOf: (entity: Entity) => Values,
  fetchNow: () => Promise<Entity>,
): Edited<Entity, Values> {
  const [initialValues] = useState(() => valuesOf(entity));
  const base = useRef(entity);
  return {
    initialValues,
    version: () => base.current.version,
    base: () => valuesOf(base.current),
    latest: async (opened, mine, options) => {
      base.current = await fetchNow();
      return rebase(opened, mine, valuesOf(base.current), options);
    },
    saved: (next) => void (base.current = next),
  };
}
