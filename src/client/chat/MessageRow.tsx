import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { createContext, memo, use } from 'react';
import { shallowEqual } from 'react-redux';
import { InitialsAvatar } from '../ui/InitialsAvatar';
import classes from './MessageRow.module.css';
import { MessageText } from './MessageText';
import type { Row } from './rows';
import { dayText, messageTime } from './times';
import { words } from './words';
import type { UnsentMessage } from './unsentMessage';

export interface UnsentActions {
  onRetry: (unsent: UnsentMessage) => void;
  onEdit: (unsent: UnsentMessage) => void;
}

/** Read where a message failed alone, so that new actions draw no other message again. */
export const UnsentActionsContext = createContext<UnsentActions>({ onRetry: () => {}, onEdit: () => {} });

interface MessageRowProps {
  row: Row;
  /** Epoch seconds. */
  now: number;
  zone: string;
}

/** Rows are made anew with every message that arrives; most say the same as before. */
const isSame = (before: MessageRowProps, after: MessageRowProps) =>
  shallowEqual(before.row, after.row) && before.now === after.now && before.zone === after.zone;

/** One message, under the day, the marker and the name that begin with it. */
export const MessageRow = memo(function MessageRow({ row, now, zone }: MessageRowProps) {
  const at = Math.floor(row.createdEpochMillis / 1000);
  return (
    <>
      {row.startsDay && (
        <p className={classes.day}>
          <span>{dayText(at, now, zone, navigator.language)}</span>
        </p>
      )}
      {row.isAfterLastRead && (
        <p className={classes.lastRead}>
          <span>{words.lastRead}</span>
        </p>
      )}
      <div
        className={classes.message}
        data-own={row.isOwn || undefined}
        data-starts={row.startsGroup || undefined}
        data-removed={row.isRemoved || undefined}
      >
        {row.startsGroup && !row.isOwn && <SenderFace name={row.senderName} />}
        <div className={classes.body}>
          <Sender row={row} at={at} now={now} zone={zone} />
          <div className={classes.line}>
            {row.isOwn && <DeliveryMark row={row} />}
            <div className={classes.text} dir="auto">
              <MessageText text={row.content} />
            </div>
          </div>
          {row.unsent?.status === 'failed' && <FailedNotice unsent={row.unsent} />}
        </div>
      </div>
    </>
  );
}, isSame);

function SenderFace({ name }: { name: string }) {
  const [firstName = '', ...others] = name.split(' ');
  return <InitialsAvatar firstName={firstName} lastName={others.at(-1)} />;
}

/** Who and when; seen once for what was said in one go, heard with each message. */
function Sender({ row, at, now, zone }: { row: Row; at: number; now: number; zone: string }) {
  const name = row.isOwn ? words.you : row.senderName;
  const iso = new Date(row.createdEpochMillis).toISOString();
  const spoken = <VisuallyHidden>{`${name}: `}</VisuallyHidden>;
  if (!row.startsGroup) return spoken;
  return (
    <p className={classes.sender}>
      {row.isOwn ? spoken : <b>{name}</b>} <time dateTime={iso}>{messageTime(at, now, zone)}</time>
    </p>
  );
}

/** A clock until the server has it, then a tick: always there, so that nothing moves. */
function DeliveryMark({ row }: { row: Row }) {
  if (row.unsent?.status === 'failed') return null;
  const [Icon, label] = row.unsent ? [IconClock, words.sending] : [IconCheck, words.sent];
  return <Icon className={classes.state} size={16} role="img" aria-label={label} />;
}

function FailedNotice({ unsent }: { unsent: UnsentMessage }) {
  const { onRetry, onEdit } = use(UnsentActionsContext);
  return (
    <div className={classes.failed} role="alert">
      <span>
        {words.failed} {unsent.reason}
      </span>
      <Button variant="subtle" size="compact-sm" onClick={() => onRetry(unsent)}>
        {words.retry}
      </Button>
      <Button variant="subtle" size="compact-sm" color="gray" onClick={() => onEdit(unsent)}>
        {words.edit}
      </Button>
    </div>
  );
}
