import { readLocalStorageValue, readSessionStorageValue } from '@mantine/hooks';
import { storedUserId } from '../../../api/transport/accessToken';
import { trySetItem, UNSENT, unsentKey } from '../../../api/unsentKeys';

/** How long text is offered again in other tabs and later sessions. */
const SHARED_MS = 24 * 60 * 60 * 1000;

/** What somebody has typed and not saved. It never shows to another user who logs in here. */
export interface DraftStore<Draft> {
  load: (subjectId: string) => Partial<Draft>;
  /** Without `untouched`, anything is a draft; otherwise a draft that equals it is cleared. */
  save: (subjectId: string, draft: Draft, untouched?: Draft) => void;
  clear: (subjectId: string) => void;
  /** The subjects with a draft in this tab whose ids begin like this. */
  subjects: (prefix: string) => string[];
}

interface Shared<Draft> {
  /** Epoch milliseconds. */
  at: number;
  draft: Draft;
}

/**
 * One draft of a kind for each user and subject, such as a business. A tab has its own, so that two never overwrite each
 * other. With `isShared`, the latest is offered for a day to tabs that have none, also after the session has ended or
 * the window was closed. Without a session it never leaves the tab.
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
    // What another tab has typed since stays.
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

/** Removes the shared drafts of all users that are too old, and returns this one if it isn't. */
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
