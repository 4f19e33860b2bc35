import { id, me, message, ownMessage } from '../testing/conversation';
import { isUnseenBefore } from './unseenBefore';

const messages = [message(1), message(2), ownMessage(3), message(4, { removed: true }), message(5)];
const isUnseen = (readId: string, firstId: string, hasBeginning = false) =>
  isUnseenBefore({ messages, hasBeginning }, readId, firstId, me);

it('messages between the last read message and the first visible one are unseen', () => {
  expect(isUnseen(id(101), id(105))).toBe(true);
  expect(isUnseen(id(101), id(102))).toBe(false);
});

it('the user’s own and removed messages do not count as unseen', () => {
  expect(isUnseen(id(102), id(105))).toBe(false);
});

it('messages that aren’t loaded may be unseen, unless the loaded ones start the conversation', () => {
  expect(isUnseen(id(99), id(101))).toBe(true);
  expect(isUnseen('', id(101))).toBe(true);
  expect(isUnseen('', id(101), true)).toBe(false);
});
