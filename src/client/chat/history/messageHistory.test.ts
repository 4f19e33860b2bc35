import type { Message } from '../../../contract/entities.gen';
import { messagesIn, firstPage, olderPage, withMessage } from './messageHistory';
import type { MessageHistory } from './messageHistory';

function message(number: number, given: Partial<Message> = {}): Message {
  return {
    id: `m-${String(number).padStart(3, '0')}`,
    channelId: 'c',
    senderId: 'user-other',
    senderName: 'Tomás Rivera',
    content: `Text ${number}`,
    createdEpochMillis: 1000 + number,
    ...given,
  };
}

const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index));

const history = (...pages: Message[][]): MessageHistory => ({
  pages,
  pageParams: pages.map((_page, index) => (index === 0 ? firstPage : { before: pages[index - 1]?.[0]?.id, limit: 5 })),
});

const ids = (held: MessageHistory) => messagesIn(held).map(({ id }) => id);

it('messages are in chronological order, and in the order written if the time is the same', () => {
  const late = message(1, { createdEpochMillis: 2 });
  const [third, second] = [message(4, { createdEpochMillis: 1 }), message(3, { createdEpochMillis: 1 })];
  expect(ids(history([late, third, second]))).toEqual(['m-003', 'm-004', 'm-001']);
});

it('messages of older pages come before those of newer pages, without duplicates', () => {
  expect(messagesIn(history(messages(5, 8), messages(1, 5)))).toEqual(messages(1, 8));
});

it('a full page of messages means there is an older page', () => {
  expect(olderPage(messages(1, 50), firstPage)).toEqual({ before: 'm-001', limit: 100 });
  expect(olderPage(messages(1, 100), { before: 'm-200', limit: 100 })).toEqual({ before: 'm-001', limit: 100 });
});

it('a partial page of messages is the start of the conversation', () => {
  expect(olderPage(messages(1, 49), firstPage)).toBeUndefined();
  expect(olderPage(messages(1, 99), { before: 'm-200', limit: 100 })).toBeUndefined();
  expect(olderPage([], firstPage)).toBeUndefined();
});

it('a new message is sorted by time, and appears once however often it arrives', () => {
  const late = [message(2), message(3), message(2)].reduce(
    (held, one) => withMessage(held, one, { id: 'c' }),
    history([message(1)]),
  );
  expect(messagesIn(late)).toEqual(messages(1, 3));
});

it('a message replaces its earlier version', () => {
  const removed = message(2, { content: 'Message removed', removed: true });
  expect(messagesIn(withMessage(history(messages(1, 2)), removed, { id: 'c' }))).toEqual([message(1), removed]);
});

it('a message older than the loaded pages is left to its own page, so that no messages in between are skipped', () => {
  const held = history(messages(50, 99));
  expect(withMessage(held, message(20), { id: 'c' })).toBe(held);
  const whole = history(messages(50, 80));
  expect(ids(withMessage(whole, message(20), { id: 'c' }))[0]).toBe('m-020');
});
