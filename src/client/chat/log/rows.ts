import type { Mention, Message, MessageImage, MessageQuote, Reaction } from '../../../contract/entities.gen';
import { messageText, senderNameIn } from '../../../domain/chat/messageTexts';
import { dayNumber, wallClock } from '../../../domain/time/zonedTime';
import { LANGUAGE } from '../../ui/language';
import type { UnsentMessage } from '../outbox/unsentMessage';

export interface Row {
  /** The same key before and after the server confirms the message. */
  key: string;
  id: string | undefined;
  senderId: string;
  senderName: string;
  senderPhotoId?: string;
  content: string;
  createdEpochMillis: number;
  isOwn: boolean;
  isRemoved: boolean;
  startsDay: boolean;
  startsGroup: boolean;
  isAfterLastRead: boolean;
  unsent: UnsentMessage | undefined;
  /** Epoch milliseconds; undefined if never edited. */
  editedEpochMillis?: number;
  mentions?: readonly Mention[];
  reactions?: readonly Reaction[];
  replyTo?: MessageQuote;
  image?: MessageImage;
}

interface RowsOf {
  messages: readonly Message[];
  unsent: readonly UnsentMessage[];
  userId: string;
  lastReadId: string | undefined;
  zone: string;
}

const GROUP_MILLISECONDS = 5 * 60 * 1000;

type Bare = Omit<Row, 'startsDay' | 'startsGroup' | 'isAfterLastRead'>;

export function rowsOf({ messages, unsent, userId, lastReadId, zone }: RowsOf): Row[] {
  const confirmed = new Set(messages.flatMap((one) => (isOwnDraft(one, userId) ? [one.clientId] : [])));
  const bare = [
    ...messages.map((message) => written(message, userId)),
    ...unsent.filter(({ clientId }) => !confirmed.has(clientId)).map(unconfirmed),
  ];
  const isNewer = ({ id }: Bare) => id !== undefined && lastReadId !== undefined && id > lastReadId;
  const firstNewer = bare.findIndex(isNewer);
  const day = dayOf(zone);
  return bare.map((row, index) => {
    const before = bare[index - 1];
    const startsDay = !before || day(before) !== day(row);
    // If no earlier message is loaded, nothing counts as read.
    const isAfterLastRead = before !== undefined && index === firstNewer;
    return {
      ...row,
      startsDay,
      isAfterLastRead,
      startsGroup: startsDay || isAfterLastRead || !isSameUtterance(before, row),
    };
  });
}

const isOwnDraft = ({ senderId, clientId }: Message, userId: string) => clientId !== undefined && senderId === userId;

function written(message: Message, userId: string): Bare {
  const { id, clientId, senderId, createdEpochMillis, removed = false } = message;
  const { senderPhotoId, editedEpochMillis, mentions, reactions, replyTo, image } = message;
  return {
    key: isOwnDraft(message, userId) ? (clientId ?? id) : id,
    id,
    senderId,
    senderName: senderNameIn(message, LANGUAGE),
    senderPhotoId,
    content: messageText(message, LANGUAGE),
    createdEpochMillis,
    isOwn: senderId === userId,
    isRemoved: removed,
    unsent: undefined,
    editedEpochMillis,
    mentions,
    reactions,
    replyTo,
    image,
  };
}

function unconfirmed(unsent: UnsentMessage): Bare {
  const { clientId, senderId, content, createdEpochMillis, mentions, replyTo, image } = unsent;
  return {
    key: clientId,
    id: undefined,
    senderId,
    senderName: '',
    content,
    createdEpochMillis,
    isOwn: true,
    isRemoved: false,
    unsent,
    mentions,
    replyTo,
    image,
  };
}

function isSameUtterance(before: Bare, row: Bare): boolean {
  return (
    before.senderId === row.senderId &&
    before.isRemoved === row.isRemoved &&
    row.createdEpochMillis - before.createdEpochMillis < GROUP_MILLISECONDS
  );
}

/** Cached by zone and quarter of an hour; a calendar lookup is far slower. */
const days = new Map<string, Map<number, number>>();

/** Offsets are whole quarters of an hour, so one lookup per quarter is enough. */
function dayOf(zone: string) {
  const known = days.get(zone) ?? new Map<number, number>();
  days.set(zone, known);
  return ({ createdEpochMillis }: Bare): number => {
    const quarter = Math.floor(createdEpochMillis / 900_000);
    const day = known.get(quarter) ?? dayNumber(wallClock(quarter * 900, zone));
    known.set(quarter, day);
    return day;
  };
}
