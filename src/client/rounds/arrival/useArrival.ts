import { useEffect, useEffectEvent, useRef } from 'react';
import type { Round } from '../../../contract/entities.gen';
import { useArriveAtRoundMutation } from '../../api/roundsApi';
import { nowInSeconds } from '../../ui/useNow';
import { personIn } from '../round';

export interface Arrival {
  /** Whether to ask somebody who isn't expected whether they came. */
  isAsked: boolean;
  isArriving: boolean;
  error: unknown;
  arrive: () => void;
}

/**
 * Says once for each meeting that the user has come, unless they sent apologies or are down as absent (rule
 * rounds.arrivals).
 */
export function useArrival(podId: string, round: Round, meId: string | undefined): Arrival {
  const [arriveAtRound, { isLoading, error }] = useArriveAtRoundMutation();
  const me = personIn(round, meId);
  const isOn = round.finishedAt === undefined && nowInSeconds() < round.endsAt;
  const arrivedAt = useRef<number>(undefined);
  const arrive = () => void arriveAtRound({ id: podId, arrivalInput: { start: round.start } });
  const arriveOnce = useEffectEvent(() => {
    if (arrivedAt.current === round.start) return;
    arrivedAt.current = round.start;
    arrive();
  });
  const isExpected = isOn && me !== undefined && me.attendance === undefined;
  useEffect(() => {
    if (isExpected) arriveOnce();
  }, [isExpected]);
  const isAsked = isOn && (me?.attendance === 'APOLOGIES' || me?.attendance === 'ABSENT');
  return { isAsked, isArriving: isLoading, error: me?.attendance === 'CAME' ? undefined : error, arrive };
}
