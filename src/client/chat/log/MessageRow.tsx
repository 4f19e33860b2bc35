import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { memo, use, type PointerEvent } from 'react';
import { shallowEqual } from 'react-redux';
import { joinWithSeparator } from '../../ui/separator';
import { clockTime } from '../../../domain/meetings/display';
import { NamedAvatar } from '../../ui/people/PersonAvatar';
import { MessageImage } from '../images/MessageImage';
import { MessageActsContext } from '../actions/messageActs';
import { MessageTools } from '../actions/MessageTools';
import { words } from '../words.gen';
import type { UnsentMessage } from '../outbox/unsentMessage';
import { readerLocale } from '../../ui/readerLocale';
import classes from './MessageRow.module.css';
import { MessageText } from './MessageText';
import { Quote } from './Quote';
import { Reactions } from './Reactions';
import type { Row } from './rows';
import { dayHeading, editTime, fullTime } from './times';
import { useKeepFocus } from './useKeepFocus';

interface MessageRowProps {
  id: string;
  row: Row;
  now: number;
  zone: string;
  isCurrent: boolean;
  hasTools: boolean;
  isFound: boolean;
}

/** Every new message rebuilds all rows, mostly with the same content. */
const isSame = ({ row, ...before }: MessageRowProps, { row: next, ...after }: MessageRowProps) =>
  shallowEqual(row, next) && shallowEqual(before, after);

export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { id, row, now, zone, isCurrent, hasTools, isFound } = props;
  const { userId, isTouch } = use(MessageActsContext);
  const at = Math.floor(row.createdEpochMillis / 1000);
  const tools = row.id !== undefined && (hasTools || isTouch) && (
    <MessageTools row={row} isCurrent={isCurrent} isShown={hasTools} />
  );
  const image = <MessageImage id={`${id}-image`} image={row.image} isCurrent={isCurrent} />;
  return (
    <>
      {row.startsDay && (
        <p className={classes.day}>
          <span>{dayHeading(at, now, zone, readerLocale())}</span>
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
        data-found={isFound || undefined}
      >
        {row.startsGroup && !row.isOwn && (
          <NamedAvatar userId={row.senderId} name={row.senderName} photoId={row.senderPhotoId} />
        )}
        <div className={classes.body}>
          <Sender id={`${id}-who`} row={row} at={at} zone={zone} />
          <Quote id={`${id}-quote`} row={row} isCurrent={isCurrent} />
          {row.content !== '' && image}
          <div className={classes.line}>
            {row.isOwn && !row.isRemoved && <DeliveryMark row={row} />}
            {row.isOwn && tools}
            {row.content === '' && image}
            {row.content !== '' && (
              <div className={classes.text} dir="auto" id={`${id}-text`} data-menu-anchor data-opens-menu>
                <MessageText text={row.content} mentions={row.mentions} userId={userId} />
                {row.editedEpochMillis !== undefined && (
                  <Edited at={Math.floor(row.editedEpochMillis / 1000)} sentAt={at} now={now} zone={zone} />
                )}
              </div>
            )}
            {!row.isOwn && tools}
          </div>
          <Reactions row={row} isCurrent={isCurrent} />
          {row.unsent && <UnsentNotice id={`${id}-unsent`} unsent={row.unsent} />}
        </div>
      </div>
    </>
  );
}, isSame);

/** Written only under a mouse: formatting these dates takes as long as the rest of a row. */
const titledWithTime = (at: number, zone: string) => ({
  onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
    if (pointerType === 'mouse') currentTarget.title = fullTime(at, zone, readerLocale());
  },
});

/**
 * Visible text, since titles can't be reached by touch, keyboard or screen reader. The day's heading names the zone.
 */
function Edited({ at, sentAt, now, zone }: { at: number; sentAt: number; now: number; zone: string }) {
  return (
    <time className={classes.edited} dateTime={new Date(at * 1000).toISOString()} {...titledWithTime(at, zone)}>
      {joinWithSeparator(words.edited, editTime(at, sentAt, now, zone))}
    </time>
  );
}

/** Visible once per group, but read out with each message. */
function Sender({ id, row, at, zone }: { id: string; row: Row; at: number; zone: string }) {
  const name = row.isOwn ? words.you : row.senderName;
  const iso = new Date(row.createdEpochMillis).toISOString();
  const spoken = `${name}: `;
  if (!row.startsGroup) return <VisuallyHidden id={id}>{spoken}</VisuallyHidden>;
  return (
    <p className={classes.sender} id={id} data-opens-menu>
      {row.isOwn ? <VisuallyHidden>{spoken}</VisuallyHidden> : <b>{name}</b>}{' '}
      <time dateTime={iso} {...titledWithTime(at, zone)}>
        {clockTime(at, zone, readerLocale())}
      </time>
    </p>
  );
}

/** Always present, so that nothing moves when the clock becomes a tick. */
function DeliveryMark({ row }: { row: Row }) {
  if (row.unsent?.status === 'failed') return null;
  const unconfirmed = row.unsent?.status === 'held' ? words.notSentYet : words.sending;
  const [Icon, label] = row.unsent ? [IconClock, unconfirmed] : [IconCheck, words.sent];
  return <Icon className={classes.state} size={16} role="img" aria-label={label} data-opens-menu />;
}

function UnsentNotice({ id, unsent }: { id: string; unsent: UnsentMessage }) {
  const { onRetry, onTakeBack } = use(MessageActsContext);
  const focusKept = useKeepFocus();
  if (unsent.status !== 'failed' && unsent.status !== 'held') return null;
  const isHeld = unsent.status === 'held';
  return (
    <div className={classes.failed} data-held={isHeld || undefined} {...focusKept}>
      <span id={id}>
        {isHeld
          ? words.held({ isOverLimit: unsent.notBefore !== undefined })
          : `${words.failed} ${unsent.reason ?? ''}`}
      </span>
      <Button variant="subtle" size="compact-sm" onClick={() => onRetry(unsent)}>
        {words.retry}
      </Button>
      <Button variant="subtle" size="compact-sm" color="gray" onClick={() => onTakeBack(unsent)}>
        {words.edit}
      </Button>
    </div>
  );
}
