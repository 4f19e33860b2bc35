import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { SessionState } from '../../session/sessionSlice';
import { useIsUnconfirmed } from '../../ui/states/unconfirmedSlice';

/**
 * True once the start-up is over, or earlier if there are persisted answers (rule platform.persistence), and stays true
 * until the next start-up.
 */
export function useArePagesShown(): boolean {
  const session = useSelector((state: { session: SessionState }) => state.session);
  const isUnconfirmed = useIsUnconfirmed();
  // Identifies a start-up by a function, since the session's state object changes with its phase.
  const [shownStart, setShownStart] = useState<SessionState>();
  if (session.phase !== 'starting') return session.phase === 'ready';
  if (isUnconfirmed && shownStart !== session) setShownStart(session);
  return isUnconfirmed || shownStart === session;
}
