import { everyone, inChannel, inPod, people, type Person, podRelation, signedIn, staff } from './testing/people';
import { isAllowed, type PermissionWord } from './permissionWords';

it.each<[PermissionWord, Person[]]>([
  ['public', everyone],
  ['code', everyone],
  ['user', signedIn],
  ['business.owner', ['owner', 'leadingOwner']],
  ['business.staff', staff],
  ['membership.member', [...staff, ...inPod, 'member', 'waiting', ...inChannel]],
  ['pod.member', inPod],
  ['pod.askedToAssist', ['assistant', 'askedAssistant']],
  ['pod.leader', ['leader', 'leadingOwner']],
  ['pod.leaderOrAssistant', ['leader', 'leadingOwner', 'assistant']],
  ['pod.leaderOrStaff', ['leader', ...staff]],
  ['pod.memberOrStaff', [...inPod, ...staff]],
  ['channel.member', inChannel],
  ['channel.moderator', ['leaderInChannel', 'assistantInChannel', 'staffInChannel']],
  ['step.owner', []],
  ['notification.owner', []],
  ['transfer.participant', []],
  ['announcement.reader', staff],
  ['report.party', []],
])('the word %s allows exactly the people listed for it', (word, allowed) => {
  const may = everyone.filter((person) => isAllowed(word, people[person]));
  expect(may.sort()).toEqual([...new Set(allowed)].sort());
});

it.each(['step.owner', 'transfer.participant'] as const)(
  'the word %s allows the owner of the step or transfer, unless disabled',
  (word) => {
    expect(isAllowed(word, { ...people.member, owns: true })).toBe(true);
    expect(isAllowed(word, { ...people.disabled, owns: true })).toBe(false);
    expect(isAllowed(word, { ...people.stranger, owns: true })).toBe(false);
    expect(isAllowed(word, { ...people.owner, owns: false })).toBe(false);
  },
);

it('the word notification.owner allows the signed-in recipient, even a disabled member', () => {
  expect(isAllowed('notification.owner', { ...people.disabled, owns: true })).toBe(true);
  expect(isAllowed('notification.owner', { ...people.stranger, owns: true })).toBe(false);
});

it('the word announcement.reader allows recipients only while they are enabled members', () => {
  expect(isAllowed('announcement.reader', { ...people.member, owns: true })).toBe(true);
  expect(isAllowed('announcement.reader', { ...people.disabled, owns: true })).toBe(false);
  expect(isAllowed('announcement.reader', { ...people.elsewhere, owns: true })).toBe(false);
});

it('an unconfirmed assistant is not a member of the pod', () => {
  expect(isAllowed('pod.member', { ...people.member, pod: podRelation('assistant', 'asked') })).toBe(false);
});
