import { IconArrowBackUp, IconDots, IconMoodSmile, IconPencil } from '@tabler/icons-react';
import { use } from 'react';
import { canEditMessage, canReact, canReply } from '../../../domain/chat/messageRights';
import type { Row } from '../log/rows';
import { useKeepFocus } from '../log/useKeepFocus';
import { words } from '../words.gen';
import { MessageActsContext } from './messageActs';
import classes from './MessageTools.module.css';

interface MessageToolsProps {
  row: Row;
  isCurrent: boolean;
  /** Otherwise out of sight: one button for screen readers and for touch. */
  isShown: boolean;
}

export function MessageTools({ row, isCurrent, isShown }: MessageToolsProps) {
  const { isTouch, isOffline, onEdit, onReply, onMenu } = use(MessageActsContext);
  const hasOwnButtons = !isTouch && !isOffline;
  const relation = { isSender: row.isOwn, isPodLeader: false, isRemoved: row.isRemoved };
  const focusKept = useKeepFocus();
  const button = { type: 'button', className: classes.tool, tabIndex: isCurrent ? 0 : -1 } as const;
  return (
    <div className={classes.tools} data-touch={isTouch || undefined} {...focusKept}>
      {hasOwnButtons && canReact(relation) && (
        <button
          {...button}
          aria-label={words.react}
          title={words.react}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => onMenu(row, 'reactions', currentTarget)}
        >
          <IconMoodSmile size={18} aria-hidden />
        </button>
      )}
      {isShown && canReply(relation) && (
        <button {...button} aria-label={words.reply} title={words.reply} data-reply onClick={() => onReply(row)}>
          <IconArrowBackUp size={18} aria-hidden />
        </button>
      )}
      {hasOwnButtons && canEditMessage(relation) && (
        <button {...button} aria-label={words.edit} title={words.edit} onClick={() => onEdit(row)}>
          <IconPencil size={18} aria-hidden />
        </button>
      )}
      <button
        {...button}
        aria-label={row.isOwn ? words.moreActsOwn : words.moreActs({ name: row.senderName })}
        aria-haspopup="menu"
        data-menu
        onClick={({ currentTarget }) => onMenu(row, 'all', currentTarget)}
      >
        {isShown && <IconDots size={18} aria-hidden />}
      </button>
    </div>
  );
}
