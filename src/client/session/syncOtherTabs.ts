import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { accessTokenKey, isSameSession, storedExpiry, storedSessionEnd } from '../api/transport/accessToken';
import { sessionEnded, sessionStarted } from '../api/sessionEvents';

/** Storage events come only from other tabs (rule session.end). */
export function syncOtherTabs(dispatch: Dispatch<UnknownAction>): () => void {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    // A null key means that everything was cleared.
    if (key !== null && key !== accessTokenKey) return;
    // The other tab received a new token for this session.
    if (oldValue !== null && newValue !== null && isSameSession(oldValue, newValue)) return;
    const expires = storedExpiry();
    dispatch(
      expires === undefined ? sessionEnded({ by: storedSessionEnd(), elsewhere: true }) : sessionStarted({ expires }),
    );
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
