import { id, me, message, own } from '../testing/conversation';
import { isUnseenBefore } from './unseenBefore';

const messages = [message(1), message(2), own(3), message(4, { removed: true }), message(5)];
const isUnseen = (readId: string, firstId: string, hasBeginning = false) =>
  isUnseenBefore({ messages, hasBeginning }, readId, firstId, me);

it('what stands between the last read message and the first visible one is unseen', () => {
  expect(isUnseen(id(101), id(105))).toBe(true);
  expect(isUnseen(id(101), id(102))).toBe(false);
});

it('one’s own and removed messages are nothing to be seen', () => {
  expect(isUnseen(id(102), id(105))).toBe(false);
});

it('what is not held may be unseen, unless the conversation begins with what is', () => {
  expect(isUnseen(id(99), id(101))).toBe(true);
  expect(isUnseen('', id(101))).toBe(true);
  expect(isUnseen('', id(101), true)).toBe(false);
});
