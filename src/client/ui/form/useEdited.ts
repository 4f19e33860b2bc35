import { useRef, useState } from 'react';
import { rebase, type RebaseOnLatest } from './rebase';

/** The entity that a form edits, and the version on which its changes are based. */
export interface Edited<Entity, Values extends object> {
  /** The form's initial values; later changes by other people don't replace them while the user types. */
  initialValues: Values;
  /** The version of the state with which the form was opened or on which it was last rebased. */
  version: () => string | undefined;
  /** The untouched form values of that state. */
  base: () => Values;
  /** For `Form`: fetches the current state, rebases the form on it, and bases later changes on it. */
  latest: RebaseOnLatest<Values>;
  /** Called with the answer to a save, for forms that stay open. */
  saved: (entity: Entity) => void;
}

/** Edits an entity without undoing concurrent changes by other people (rule platform.noLostChange). */
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
