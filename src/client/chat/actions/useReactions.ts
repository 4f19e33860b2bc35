import { use } from 'react';
import type { Emoji } from '../../../contract/entities.gen';
import type { Row } from '../log/rows';
import { words } from '../words.gen';
import { MessageActsContext, PeopleContext, PendingReactionsContext, reactionKey } from './messageActs';
import { listText } from '../../../domain/text/lists';
import { LANGUAGE } from '../../ui/language';

interface Pill {
  emoji: Emoji;
  userIds: readonly string[];
  isOwn: boolean;
}

function pillsOf(row: Row, userId: string, pressed: ReadonlyMap<string, boolean>): Pill[] {
  const given = row.reactions ?? [];
  const pills = given.map(({ emoji, userIds }) => {
    const isPressed = pressed.get(reactionKey(row.id ?? '', emoji)) ?? userIds.includes(userId);
    const others = userIds.filter((id) => id !== userId);
    const isKept = isPressed && userIds.includes(userId);
    return { emoji, isOwn: isPressed, userIds: isKept ? userIds : isPressed ? [...others, userId] : others };
  });
  const added = [...pressed].flatMap(([key, isPressed]) => {
    const [messageId, emoji] = key.split(' ') as [string, Emoji];
    const isNew = isPressed && messageId === row.id && !given.some((one) => one.emoji === emoji);
    return isNew ? [{ emoji, isOwn: true, userIds: [userId] }] : [];
  });
  return [...pills, ...added].filter(({ userIds }) => userIds.length > 0);
}

export function useReactions(row: Row) {
  const { userId } = use(MessageActsContext);
  const people = use(PeopleContext);
  const pressed = use(PendingReactionsContext);
  const pills = row.isRemoved || row.id === undefined ? [] : pillsOf(row, userId, pressed);
  const nameOf = (id: string) =>
    id === userId ? words.you : (people.names.get(id) ?? (people.isComplete ? words.someoneGone : words.someoneElse));
  const ownFirst = (ids: readonly string[]) => [
    ...ids.filter((id) => id === userId),
    ...ids.filter((id) => id !== userId),
  ];
  return pills.map((pill) => ({
    ...pill,
    names: words.reactedBy({ emoji: pill.emoji, names: listText(ownFirst(pill.userIds).map(nameOf), LANGUAGE) }),
  }));
}
