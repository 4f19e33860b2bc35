import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { SessionState } from '../../session/sessionSlice';
import { useIsUnconfirmed } from '../../ui/states/useIsUnconfirmed';

/**
 * Whether pages show: the start is done, or shows what is kept until its answers are there (rule platform.kept). Once they
 * do, they stay for that start, also where what is kept is confirmed before it is done.
 */
export function useIsShown(): boolean {
  const session = useSelector((state: { session: SessionState }) => state.session);
  const isUnconfirmed = useIsUnconfirmed();
  // A start, as its session is another as soon as it has become anything else.
  const [shownStart, setShownStart] = useState<SessionState>();
  if (session.phase !== 'starting') return session.phase === 'ready';
  if (isUnconfirmed && shownStart !== session) setShownStart(session);
  return isUnconfirmed || shownStart === session;
}
