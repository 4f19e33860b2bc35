import type { Mention, Message, Reaction } from '../../../contract/entities.gen';
import { dayNumber, wallClock } from '../../../domain/time/zonedTime';
import type { UnsentMessage } from '../outbox/unsentMessage';

/** One message of the log, with what stands above it. */
export interface Row {
  /** The same before and after the server has confirmed it. */
  key: string;
  /** Undefined while the server has not confirmed it. */
  id: string | undefined;
  senderId: string;
  senderName: string;
  content: string;
  createdEpochMillis: number;
  isOwn: boolean;
  isRemoved: boolean;
  /** The first of its day: the day stands above it. */
  startsDay: boolean;
  /** The first of a few by the same person: their name stands above it. */
  startsGroup: boolean;
  /** The first after the last read one: 'Last read' stands above it. */
  isAfterLastRead: boolean;
  unsent: UnsentMessage | undefined;
  /** Epoch milliseconds; undefined while the text is as it was sent. */
  editedEpochMillis?: number;
  mentions?: readonly Mention[];
  reactions?: readonly Reaction[];
}

interface RowsOf {
  /** In order. */
  messages: readonly Message[];
  unsent: readonly UnsentMessage[];
  userId: string;
  /** The message after which the marker stands. */
  lastReadId: string | undefined;
  /** The reader's, in which a day begins at midnight. */
  zone: string;
}

/** Messages further apart than this are not one utterance. */
const GROUP_MILLISECONDS = 5 * 60 * 1000;

type Bare = Omit<Row, 'startsDay' | 'startsGroup' | 'isAfterLastRead'>;

/** The rows of the log: what the server has, in its order, then what it has not confirmed yet. */
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
    // Without anything above it there is nothing that was read.
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
  const { id, clientId, senderId, senderName, content, createdEpochMillis, removed = false } = message;
  const { editedEpochMillis, mentions, reactions } = message;
  return {
    key: isOwnDraft(message, userId) ? (clientId ?? id) : id,
    id,
    senderId,
    senderName,
    content,
    createdEpochMillis,
    isOwn: senderId === userId,
    isRemoved: removed,
    unsent: undefined,
    editedEpochMillis,
    mentions,
    reactions,
  };
}

function unconfirmed(unsent: UnsentMessage): Bare {
  const { clientId, senderId, content, createdEpochMillis, mentions } = unsent;
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
  };
}

function isSameUtterance(before: Bare, row: Bare): boolean {
  return (
    before.senderId === row.senderId &&
    before.isRemoved === row.isRemoved &&
    row.createdEpochMillis - before.createdEpochMillis < GROUP_MILLISECONDS
  );
}

/** Days of quarters of an hour, by zone: asking a zone for its calendar costs far more than looking it up here. */
const days = new Map<string, Map<number, number>>();

/** The number of the day in a zone. Zones differ by whole quarters of an hour, so the day is asked for once in each. */
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
