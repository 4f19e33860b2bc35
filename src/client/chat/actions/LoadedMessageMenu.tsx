import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { DirectedMenu } from '../../ui/menu/DirectedMenu';
import {
  IconArrowBackUp,
  IconCopy,
  IconFlag,
  IconMailOpened,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
  IconUserOff,
} from '@tabler/icons-react';
import { useId } from 'react';
import type { Emoji } from '../../../contract/entities.gen';
import {
  canEditMessage,
  canPin,
  canReact,
  canRemoveMessage,
  canReply,
  canReport,
} from '../../../domain/chat/messageRights';
import { EMOJIS } from '../../../domain/chat/reactions';
import type { Row } from '../log/rows';
import { useKeepFocus } from '../log/useKeepFocus';
import { words } from '../words.gen';
import classes from './LoadedMessageMenu.module.css';
import type { OpenMenu } from './useMessageMenu';
import { useReactions } from './useReactions';

export interface MessageMenuProps {
  openMenu: OpenMenu | undefined;
  userId: string;
  isPodLeader: boolean;
  mayPin: boolean;
  pinnedId: string | undefined;
  isOffline: boolean;
  onClose: () => void;
  onReact: (row: Row, emoji: Emoji) => void;
  onEdit: (row: Row) => void;
  onReply: (row: Row) => void;
  onPin: (messageId: string | undefined) => void;
  onRemove: (row: Row) => void;
  onCopy: (row: Row) => void;
  onMarkUnread: (row: Row) => void;
  onReport: (row: Row) => void;
  onBlock: (row: Row) => void;
}

const ICON = { size: 18, 'aria-hidden': true } as const;

export function LoadedMessageMenu({ openMenu, onClose, ...items }: MessageMenuProps) {
  const reasonId = useId();
  const focusKept = useKeepFocus();
  const { left = 0, top = 0, width = 0, height = 0 } = openMenu?.place ?? {};
  return (
    <DirectedMenu
      opened={openMenu !== undefined}
      onClose={onClose}
      position="bottom-end"
      returnFocus={false}
      // While the button is still scrolling into view, hiding the menu would prevent it from getting the focus.
      hideDetached={false}
      withinPortal
    >
      <Menu.Target>
        <span className={classes.anchor} style={{ left, top, width, height }} aria-label={words.acts} aria-hidden />
      </Menu.Target>
      <Menu.Dropdown aria-describedby={items.isOffline ? reasonId : undefined} {...focusKept}>
        {openMenu && items.isOffline && (
          <Menu.Label id={reasonId} className={classes.reason}>
            {words.actsOffline}
          </Menu.Label>
        )}
        {openMenu && <Items openMenu={openMenu} {...items} />}
      </Menu.Dropdown>
    </DirectedMenu>
  );
}

type ItemsProps = Omit<MessageMenuProps, 'openMenu' | 'onClose'> & { openMenu: OpenMenu };

function Items({ openMenu: { row, part }, userId, isPodLeader, isOffline, mayPin, pinnedId, ...acts }: ItemsProps) {
  const relation = { isSender: row.isOwn, isPodLeader, isRemoved: row.isRemoved };
  const isOwnReaction = (emoji: Emoji) =>
    row.reactions?.some((one) => one.emoji === emoji && one.userIds.includes(userId)) ?? false;
  return (
    <>
      {!isOffline && canReact(relation) && (
        <div className={classes.emojis} role="group" aria-label={words.react}>
          {EMOJIS.map((emoji) => (
            <Menu.Item
              key={emoji}
              className={classes.emoji}
              data-own={isOwnReaction(emoji) || undefined}
              aria-label={isOwnReaction(emoji) ? words.takeReactionBack({ emoji }) : words.reactWith({ emoji })}
              onClick={() => acts.onReact(row, emoji)}
            >
              {emoji}
            </Menu.Item>
          ))}
        </div>
      )}
      {part === 'all' && (
        <>
          <ReactedBy row={row} />
          {canReply(relation) && (
            <Menu.Item leftSection={<IconArrowBackUp {...ICON} />} onClick={() => acts.onReply(row)}>
              {words.reply}
            </Menu.Item>
          )}
          {!isOffline && canEditMessage(relation) && (
            <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={() => acts.onEdit(row)}>
              {words.edit}
            </Menu.Item>
          )}
          {!row.isRemoved && row.content !== '' && (
            <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={() => acts.onCopy(row)}>
              {words.copy}
            </Menu.Item>
          )}
          {!isOffline && (
            <Menu.Item leftSection={<IconMailOpened {...ICON} />} onClick={() => acts.onMarkUnread(row)}>
              {words.markUnread}
            </Menu.Item>
          )}
          {!isOffline && mayPin && canPin(relation) && <PinItem row={row} pinnedId={pinnedId} onPin={acts.onPin} />}
          {!isOffline && canReport(relation) && (
            <Menu.Item leftSection={<IconFlag {...ICON} />} onClick={() => acts.onReport(row)}>
              {words.report}
            </Menu.Item>
          )}
          {!isOffline && canReport(relation) && (
            <Menu.Item leftSection={<IconUserOff {...ICON} />} onClick={() => acts.onBlock(row)}>
              {words.block}
            </Menu.Item>
          )}
          {!isOffline && canRemoveMessage(relation) && !row.isRemoved && (
            <Menu.Item
              className={classes.danger}
              leftSection={<IconTrash {...ICON} />}
              onClick={() => acts.onRemove(row)}
            >
              {words.remove}
            </Menu.Item>
          )}
        </>
      )}
    </>
  );
}

function PinItem({ row: { id }, pinnedId, onPin }: Pick<MessageMenuProps, 'pinnedId' | 'onPin'> & { row: Row }) {
  const isPinned = id === pinnedId;
  return (
    <Menu.Item
      leftSection={isPinned ? <IconPinnedOff {...ICON} /> : <IconPin {...ICON} />}
      onClick={() => onPin(isPinned ? undefined : id)}
    >
      {isPinned ? words.unpin : words.pin}
    </Menu.Item>
  );
}

function ReactedBy({ row }: { row: Row }) {
  const reactions = useReactions(row);
  if (reactions.length === 0) return null;
  return (
    <div className={classes.reactedBy}>
      {reactions.map(({ emoji, names }) => (
        <Menu.Label key={emoji}>{names}</Menu.Label>
      ))}
    </div>
  );
}
