import type { Message } from '../../../contract/entities.gen';
import { exampleChannels } from '../../testing/exampleChannels';
import { idOf } from '../../testing/samples';
import { answersToPersist, readableAnswers } from './persistedAnswers';

const message = (number: number, content = 'Hello'): Message => ({
  id: idOf(number),
  channelId: idOf(500),
  senderId: idOf(1),
  senderName: 'Maya',
  content,
  createdEpochMillis: number,
});
const entry = (endpointName: string, data: unknown, originalArgs?: unknown, startedTimeStamp = 0) => ({
  endpointName,
  originalArgs,
  data,
  startedTimeStamp,
});
const conversation = (id: string, messages: Message[], startedTimeStamp = 0) =>
  entry('messageHistory', { pages: [messages], pageParams: [{}] }, { id }, startedTimeStamp);
const channelsOf = (count: number) => exampleChannels(...Array.from({ length: count }, () => ({})));
const conversationsIn = (persisted: ReturnType<typeof answersToPersist>) =>
  persisted
    .filter(({ endpointName }) => endpointName === 'messageHistory')
    .map(({ arg }) => (arg as { id: string }).id);

it('staff data about other people and tickets are not persisted', () => {
  const entries = [
    entry('listMembers', [{}], { id: idOf(1) }),
    entry('memberPages', { pages: [], pageParams: [] }, { id: idOf(1) }),
    entry('listStaffTasks', [{}], { id: idOf(1) }),
    entry('createTicket', { ticket: 'secret' }),
    entry('listChannelPeople', [{}], { id: idOf(1) }),
    entry('listMyPods', []),
  ];
  expect(answersToPersist(entries, []).map(({ endpointName }) => endpointName)).toEqual(['listMyPods']);
});

it('only the current steps are persisted', () => {
  const entries = [entry('listMySteps', [], { current: true }), entry('listMySteps', [], { stepId: idOf(1) })];
  expect(answersToPersist(entries, [])).toEqual([{ endpointName: 'listMySteps', arg: { current: true }, value: [] }]);
});

it('pending queries are not persisted', () => {
  expect(answersToPersist([entry('listMyPods', undefined)], [])).toEqual([]);
});

it('the newest 50 messages of a conversation are persisted', () => {
  const channels = channelsOf(1);
  const messages = Array.from({ length: 60 }, (_, index) => message(index));
  const older = { pages: [messages, [message(1000)]], pageParams: [{}, {}] };
  const entries = [entry('listMyChannels', channels), entry('messageHistory', older, { id: channels[0]?.id })];
  const [, persisted] = answersToPersist(entries, []);
  expect(persisted?.value).toEqual({ pages: [messages.slice(10)], pageParams: [{}] });
});

it('messages loaded by a jump within a conversation are not persisted', () => {
  const [channel] = channelsOf(1);
  const stretch = entry('messageHistory', { pages: [[]], pageParams: [{}] }, { id: channel?.id, around: idOf(9) });
  expect(conversationsIn(answersToPersist([entry('listMyChannels', [channel]), stretch], []))).toEqual([]);
});

it('the last five conversations opened are persisted, even those no longer in the cache', () => {
  const channels = channelsOf(7);
  const ids = channels.map(({ id }) => id);
  const lists = entry('listMyChannels', channels);
  const first = answersToPersist([lists, ...ids.slice(0, 4).map((id, index) => conversation(id, [], index))], []);
  expect(conversationsIn(first)).toEqual([ids[3], ids[2], ids[1], ids[0]]);
  const second = answersToPersist(
    [lists, conversation(ids[5] ?? '', [], 10), conversation(ids[0] ?? '', [], 9)],
    first,
  );
  expect(conversationsIn(second)).toEqual([ids[5], ids[0], ids[3], ids[2], ids[1]]);
  const third = answersToPersist([lists, conversation(ids[6] ?? '', [], 11)], second);
  expect(conversationsIn(third)).toEqual([ids[6], ids[5], ids[0], ids[3], ids[2]]);
});

it('a conversation that the user has left is not persisted', () => {
  const [channel] = channelsOf(1);
  const before = answersToPersist(
    [entry('listMyChannels', [channel]), conversation(channel?.id ?? '', [message(1)])],
    [],
  );
  expect(conversationsIn(before)).toHaveLength(1);
  expect(conversationsIn(answersToPersist([entry('listMyChannels', [])], before))).toEqual([]);
});

it('over the size limit the least recently opened conversations are dropped, and if that isn’t enough, everything is', () => {
  const channels = channelsOf(2);
  const lists = entry('listMyChannels', channels);
  const long = [message(1, 'x'.repeat(600_000))];
  const [newer = '', older = ''] = channels.map(({ id }) => id);
  expect(
    conversationsIn(answersToPersist([lists, conversation(newer, long, 2), conversation(older, long, 1)], [])),
  ).toEqual([newer]);
  expect(answersToPersist([entry('getMyAccount', { bio: 'x'.repeat(1_000_001) })], [])).toEqual([]);
});

it.each([
  ['no list', { endpointName: 'listMyPods' }],
  ['nothing readable', 'broken'],
  ['a question that is not known', [{ endpointName: 'toString', value: [] }]],
  ['a list that is none', [{ endpointName: 'listMyPods', value: {} }]],
  ['a list of nothing', [{ endpointName: 'listMyPods', value: [null] }]],
  ['a conversation without pages', [{ endpointName: 'messageHistory', value: { pages: [1], pageParams: [] } }]],
])('stored %s doesn’t show', (_, stored) => {
  expect(readableAnswers(stored)).toEqual([]);
});

it('an invalid answer doesn’t affect the others', () => {
  const whole = { endpointName: 'listMyPods', arg: undefined, value: [] };
  expect(readableAnswers([{ endpointName: 'listMyChannels', value: 7 }, whole])).toEqual([whole]);
});
