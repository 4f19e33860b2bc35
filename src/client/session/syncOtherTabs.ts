import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { accessTokenKey, areOfOneSession, storedExpiry, storedSessionEnd } from '../api/transport/accessToken';
import { sessionEnded, sessionStarted } from '../api/sessionEvents';

/** A session that starts or ends in another tab does so here too (rule session.end): storage events come only from other tabs. */
export function syncOtherTabs(dispatch: Dispatch<UnknownAction>): () => void {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    // Without a key everything was cleared.
    if (key !== null && key !== accessTokenKey) return;
    // The other tab was given a new token of this session.
    if (oldValue !== null && newValue !== null && areOfOneSession(oldValue, newValue)) return;
    const expires = storedExpiry();
    dispatch(
      expires === undefined ? sessionEnded({ by: storedSessionEnd(), elsewhere: true }) : sessionStarted({ expires }),
    );
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
