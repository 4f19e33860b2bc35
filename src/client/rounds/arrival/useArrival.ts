import { useEffect, useEffectEvent, useRef } from 'react';
import type { Round } from '../../../contract/entities.gen';
import { useArriveAtRoundMutation } from '../../api/roundsApi';
import { nowInSeconds } from '../../ui/useNow';
import { personIn } from '../round';

export interface Arrival {
  /** Set for somebody who isn't expected and so is asked whether they came. */
  missed: 'APOLOGIES' | 'ABSENT' | undefined;
  isArriving: boolean;
  error: unknown;
  arrive: () => void;
}

/**
 * Records the user as present when they open the page, unless something is recorded already; a later record stands
 * (rule rounds.arrivals).
 */
export function useArrival(podId: string, round: Round, meId: string | undefined): Arrival {
  const [arriveAtRound, { isLoading, error }] = useArriveAtRoundMutation();
  const me = personIn(round, meId);
  const isOn = round.finishedAt === undefined && nowInSeconds() < round.endsAt;
  const isDecided = useRef(false);
  const arrive = () => void arriveAtRound({ id: podId, arrivalInput: { start: round.start } });
  const decide = useEffectEvent(() => {
    if (isDecided.current) return;
    isDecided.current = true;
    if (isOn && me?.attendance === undefined) arrive();
  });
  const isKnown = me !== undefined;
  useEffect(() => {
    if (isKnown) decide();
  }, [isKnown]);
  const missed = isOn && me?.attendance !== 'CAME' ? me?.attendance : undefined;
  return { missed, isArriving: isLoading, error: me?.attendance === 'CAME' ? undefined : error, arrive };
}
