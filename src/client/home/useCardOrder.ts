import { useState } from 'react';
import { useIsUnconfirmed } from '../ui/states/useIsUnconfirmed';
import { nowInSeconds } from '../ui/useNow';
import { soonestFirst, type HomeCard } from './homeCards';

/**
 * Keeps the cards in the order in which they first showed, so that none moves under a finger when a meeting ends or
 * moves. New cards go last. Kept answers alone don't determine the order.
 */
export function useCardOrder(cards: readonly HomeCard[] | undefined): HomeCard[] | undefined {
  const [openedAt] = useState(nowInSeconds);
  const [order, setOrder] = useState<readonly string[]>([]);
  const isUnconfirmed = useIsUnconfirmed();
  if (!cards) return undefined;
  const byId = new Map(cards.map((card) => [card.membership.id, card]));
  const known = order.flatMap((id) => byId.get(id) ?? []);
  const others = soonestFirst(
    cards.filter((card) => !known.includes(card)),
    openedAt,
  );
  const ordered = [...known, ...others];
  if (others.length > 0 && !isUnconfirmed) setOrder(ordered.map(({ membership }) => membership.id));
  return ordered;
}
