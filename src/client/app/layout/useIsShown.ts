import { useSelector } from 'react-redux';
import { sessionPhase } from '../../session/sessionSlice';
import { useIsUnconfirmed } from '../../ui/useIsUnconfirmed';

/** Whether pages show: the start is done, or shows what is kept until its answers are there (rule platform.kept). */
export function useIsShown(): boolean {
  const phase = useSelector(sessionPhase);
  const isUnconfirmed = useIsUnconfirmed();
  return phase === 'ready' || (phase === 'starting' && isUnconfirmed);
}
