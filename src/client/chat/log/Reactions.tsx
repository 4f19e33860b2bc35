import { use } from 'react';
import { MessageActsContext } from '../actions/messageActs';
import { useReactions } from '../actions/useReactions';
import classes from './Reactions.module.css';
import type { Row } from './rows';

export function Reactions({ row, isCurrent }: { row: Row; isCurrent: boolean }) {
  const { isOffline, onReact } = use(MessageActsContext);
  const reactions = useReactions(row);
  if (reactions.length === 0) return null;
  return (
    <div className={classes.reactions}>
      {reactions.map(({ emoji, isOwn, userIds, names }) => (
        <button
          key={emoji}
          type="button"
          className={classes.pill}
          aria-pressed={isOwn}
          aria-disabled={isOffline || undefined}
          aria-label={`${names} ${userIds.length}`}
          title={names}
          tabIndex={isCurrent ? 0 : -1}
          onClick={() => onReact(row, emoji)}
        >
          {emoji} <span>{userIds.length}</span>
        </button>
      ))}
    </div>
  );
}
