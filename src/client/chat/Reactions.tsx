import { use } from 'react';
import type { Emoji } from '../../contract/entities.gen';
import { MessageActsContext, PeopleContext, PressedReactionsContext, reactionKey } from './messageActs';
import classes from './Reactions.module.css';
import type { Row } from './rows';
import { words } from './words';

interface Pill {
  emoji: Emoji;
  userIds: readonly string[];
  isOwn: boolean;
}

/** The reactions of a message, with what one has just pressed. */
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

/** Who has reacted, by emoji; pressing one gives it too, or takes it back (rule chat.reactions). */
export function Reactions({ row, isCurrent }: { row: Row; isCurrent: boolean }) {
  const { userId, onReact } = use(MessageActsContext);
  const people = use(PeopleContext);
  const pressed = use(PressedReactionsContext);
  const pills = row.isRemoved || row.id === undefined ? [] : pillsOf(row, userId, pressed);
  if (pills.length === 0) return null;
  const nameOf = (id: string) =>
    id === userId ? words.you : (people.names.get(id) ?? (people.isComplete ? words.someoneGone : words.someoneElse));
  return (
    <div className={classes.reactions}>
      {pills.map(({ emoji, isOwn, userIds }) => {
        const names = words.reactedBy(emoji, userIds.map(nameOf).join(', '));
        return (
          <button
            key={emoji}
            type="button"
            className={classes.pill}
            aria-pressed={isOwn}
            aria-label={`${userIds.length} ${names}`}
            title={names}
            tabIndex={isCurrent ? 0 : -1}
            onClick={() => onReact(row, emoji)}
          >
            {emoji} <span>{userIds.length}</span>
          </button>
        );
      })}
    </div>
  );
}
