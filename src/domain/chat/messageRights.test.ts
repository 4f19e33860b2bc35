import { canEditMessage, canPin, canReact, canRemoveMessage, canReply, canReport } from './messageRights';

const none = { isSender: false, isPodLeader: false, isRemoved: false };

it('only the sender can edit a message, and only until it is removed', () => {
  expect(canEditMessage({ ...none, isSender: true })).toBe(true);
  expect(canEditMessage({ ...none, isSender: true, isRemoved: true })).toBe(false);
  expect(canEditMessage({ ...none, isPodLeader: true })).toBe(false);
});

it('only the sender and the leader of the pod can remove a message', () => {
  expect(canRemoveMessage({ ...none, isSender: true })).toBe(true);
  expect(canRemoveMessage({ ...none, isPodLeader: true })).toBe(true);
  expect(canRemoveMessage(none)).toBe(false);
});

it('a removed message takes no replies, pins or reactions', () => {
  for (const may of [canReply, canPin, canReact]) {
    expect(may({ isRemoved: false })).toBe(true);
    expect(may({ isRemoved: true })).toBe(false);
  }
});

it('others’ messages can be reported while they are there', () => {
  expect(canReport(none)).toBe(true);
  expect(canReport({ ...none, isSender: true })).toBe(false);
  expect(canReport({ ...none, isRemoved: true })).toBe(false);
});
