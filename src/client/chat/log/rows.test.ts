import type { Message } from '../../../contract/entities.gen';
import type { UnsentMessage } from '../outbox/unsentMessage';
import { rowsOf } from './rows';

const me = 'user-me';
const evening = Date.UTC(2026, 2, 3, 23, 30);
const MINUTE = 60_000;

function message(number: number, given: Partial<Message> = {}): Message {
  return {
    id: `m-${number}`,
    channelId: 'c',
    senderId: 'user-other',
    senderName: 'Tomás Rivera',
    content: `Text ${number}`,
    createdEpochMillis: evening + number * MINUTE,
    ...given,
  };
}

function unsent(clientId: string, given: Partial<UnsentMessage> = {}): UnsentMessage {
  return {
    clientId,
    channelId: 'c',
    senderId: me,
    content: 'On its way',
    createdEpochMillis: evening,
    status: 'sending',
    ...given,
  };
}

const rows = (messages: Message[], given: Partial<Parameters<typeof rowsOf>[0]> = {}) =>
  rowsOf({ messages, unsent: [], userId: me, lastReadId: undefined, zone: 'Europe/London', ...given });

it('the first message of each day in the reader’s zone shows the day above it', () => {
  const written = [message(0), message(29), message(30), message(31)];
  expect(rows(written).map(({ startsDay }) => startsDay)).toEqual([true, false, true, false]);
  const inTokyo = rows(written, { zone: 'Asia/Tokyo' }).map(({ startsDay }) => startsDay);
  expect(inTokyo).toEqual([true, false, false, false]);
});

it('consecutive messages by one person show their name once', () => {
  const written = [message(0), message(1), message(2, { senderId: 'user-third' }), message(3), message(9)];
  expect(rows(written).map(({ startsGroup }) => startsGroup)).toEqual([true, false, true, true, true]);
});

it('a row has its sender’s photo', () => {
  const [pictured, plain] = rows([message(0, { senderPhotoId: 'photo' }), message(1)]);
  expect([pictured?.senderPhotoId, plain?.senderPhotoId]).toEqual(['photo', undefined]);
});

it('the marker is after the last read message, if there are newer messages', () => {
  const written = [message(1), message(2), message(3)];
  const marked = (lastReadId: string | undefined) =>
    rows(written, { lastReadId }).findIndex(({ isAfterLastRead }) => isAfterLastRead);
  expect([marked('m-2'), marked('m-3'), marked(undefined), marked('m-0')]).toEqual([2, -1, -1, -1]);
});

it('unsent messages come last, whatever the device’s time', () => {
  const all = rows([message(1)], { unsent: [unsent('a'), unsent('b', { status: 'failed' })] });
  expect(all.map(({ key, unsent: one }) => [key, one?.status])).toEqual([
    ['m-1', undefined],
    ['a', 'sending'],
    ['b', 'failed'],
  ]);
});

it('a confirmed message shows once, in the row it had before', () => {
  const confirmed = message(1, { senderId: me, clientId: 'a' });
  const all = rows([confirmed], { unsent: [unsent('a')] });
  expect(all.map(({ key, id, unsent: one }) => [key, id, one])).toEqual([['a', 'm-1', undefined]]);
});

it('another person’s message with the same client id does not hide the user’s unsent message', () => {
  const forged = message(1, { clientId: 'a' });
  expect(rows([forged], { unsent: [unsent('a')] }).map(({ key }) => key)).toEqual(['m-1', 'a']);
});
