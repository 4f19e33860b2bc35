import { useRef, useState } from 'react';

/** What a form edits, and the version that its changes are based on. */
export interface Edited<Entity, Values> {
  /** What the form starts with: nothing that others change may move under somebody's fingers. */
  initialValues: Values;
  /** Of what the form was opened on, or was brought up to date with since. */
  version: () => string | undefined;
  /** What the form would show of that, untouched. */
  base: () => Values;
  /** For `Form`: fetches the current state, which changes are based on from then on. */
  latest: () => Promise<Values>;
  /** What a save answered, for forms that stay open after it. */
  saved: (entity: Entity) => void;
}

/** Edits what others may edit at the same time, without undoing what they do (rule platform.noLostChange). */
export function useEdited<Entity extends { version?: string }, Values>(
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
    latest: async () => {
      base.current = await fetchNow();
      return valuesOf(base.current);
    },
    saved: (next) => void (base.current = next),
  };
}
