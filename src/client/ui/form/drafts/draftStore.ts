import { readLocalStorageValue, readSessionStorageValue } from '@mantine/hooks';
import { storedUserId } from '../../../api/transport/accessToken';
import { trySetItem, UNSENT, unsentKey } from '../../../api/unsentKeys';

const SHARED_MS = 24 * 60 * 60 * 1000;

/** Unsaved text; never shown to another user of this browser. */
export interface DraftStore<Draft> {
  load: (subjectId: string) => Partial<Draft>;
  /** A draft equal to `untouched` is cleared. */
  save: (subjectId: string, draft: Draft, untouched?: Draft) => void;
  clear: (subjectId: string) => void;
  subjects: (prefix: string) => string[];
}

interface Shared<Draft> {
  /** Epoch milliseconds. */
  at: number;
  draft: Draft;
}

/**
 * One draft for each user, kind and subject. Each tab has its own; with `isShared`, tabs without one restore the
 * latest for a day, also after the session has ended. Without a session a draft never leaves the tab.
 */
export function draftStore<Draft>(
  kind: string,
  { isShared, userOf = storedUserId }: { isShared: boolean; userOf?: () => string | undefined },
): DraftStore<Draft> {
  const keyOf = (subjectId: string) => `stepwell.${kind}-draft.${userOf() ?? ''}.${subjectId}`;
  const sharedKey = (subjectId: string): string | undefined => {
    const userId = userOf();
    return isShared && userId !== undefined ? unsentKey('form', userId, `${kind}.${subjectId}`) : undefined;
  };
  const readOwn = (subjectId: string) => readSessionStorageValue<Draft | undefined>({ key: keyOf(subjectId) });
  const readShared = (subjectId: string): Draft | undefined => {
    const key = sharedKey(subjectId);
    return key === undefined ? undefined : readFresh<Draft>(key);
  };
  const clear = (subjectId: string): void => {
    const own = readOwn(subjectId);
    sessionStorage.removeItem(keyOf(subjectId));
    const key = sharedKey(subjectId);
    // Keeps a later draft of another tab.
    if (key !== undefined && JSON.stringify(own) === JSON.stringify(readFresh(key))) localStorage.removeItem(key);
  };
  return {
    load: (subjectId) => readOwn(subjectId) ?? readShared(subjectId) ?? {},
    save: (subjectId, draft, untouched) => {
      if (JSON.stringify(draft) === JSON.stringify(untouched)) return clear(subjectId);
      trySetItem(sessionStorage, keyOf(subjectId), JSON.stringify(draft));
      const key = sharedKey(subjectId);
      const shared: Shared<Draft> = { at: Date.now(), draft };
      if (key !== undefined) trySetItem(localStorage, key, JSON.stringify(shared));
    },
    clear,
    subjects: (prefix) => {
      const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(keyOf(prefix)));
      return keys.map((key) => key.slice(keyOf('').length));
    },
  };
}

/** Also removes expired drafts of all users. */
function readFresh<Draft>(wanted: string): Draft | undefined {
  let found: Draft | undefined;
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(UNSENT) || !key.includes('.form.')) continue;
    const shared = readLocalStorageValue<Partial<Shared<Draft>> | undefined>({ key });
    if (!shared?.at || Date.now() - shared.at > SHARED_MS) localStorage.removeItem(key);
    else if (key === wanted) found = shared.draft;
  }
  return found;
}
