import { useState } from 'react';
import { useIsUnconfirmed } from '../ui/states/useIsUnconfirmed';
import { nowInSeconds } from '../ui/useNow';
import { soonestFirst, type HomeCard } from './homeCards';

/**
 * The cards in the order in which they first showed, so that none changes its place under a finger, whatever meeting ends or
 * moves meanwhile. One that comes later stands after those that were there. What only this browser has kept decides no order.
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
