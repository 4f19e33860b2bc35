import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { accessTokenKey, storedExpiry } from '../api/accessToken';
import { sessionEnded, sessionStarted } from '../api/sessionEvents';

/** A login or logout in another tab holds in this one too: storage events come only from other tabs. */
export function syncOtherTabs(dispatch: Dispatch<UnknownAction>): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key everything was cleared.
    if (key !== null && key !== accessTokenKey) return;
    const expires = storedExpiry();
    dispatch(expires === undefined ? sessionEnded({ by: 'logout' }) : sessionStarted({ expires }));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
