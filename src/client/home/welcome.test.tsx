import { screen } from '@testing-library/react';
import type { Pod, PodMember } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { aMeeting, aPodMember, aPod, can, me } from '../pods/testing/samples';
import { NOW } from '../testing/clock';
import { reply } from '../testing/fakeApi';
import { settled } from '../testing/renderPage';
import { aMembership, idOf } from '../testing/samples';
import { cardOf, homePage } from './testing/home';

const DAY_MS = 24 * 60 * 60 * 1000;
const membership = aMembership();
const newPod = (changes: Partial<Pod> = {}) =>
  aPod({
    membershipId: membership.id,
    myRole: 'participant',
    joined: NOW - DAY_MS,
    channelId: idOf(500),
    scheduledMeeting: aMeeting(),
    can: can('chat'),
    ...changes,
  });

const person = (number: number, firstName: string, leader = false): PodMember =>
  aPodMember({ userId: idOf(number), firstName, lastName: 'Hart', leader });
const self = aPodMember({ userId: me.id, firstName: me.firstName });

async function greeted(people: PodMember[], pod = newPod()) {
  const page = homePage({
    getMyUser: reply(me),
    listMyMemberships: reply([membership]),
    listMyPods: reply([pod]),
    listPodMembers: reply(people),
  });
  return { ...page, card: await cardOf(membership.name) };
}

test('a newcomer is greeted with the people of the pod, its meeting and a first message', async () => {
  const { card } = await greeted([person(20, 'Lena', true), person(21, 'Anna'), person(22, 'Tom'), self]);
  expect(card.getByRole('heading', { name: 'You’re in Early Birds' })).toBeVisible();
  expect(await card.findByText('Led by Lena Hart, with Anna and Tom.')).toBeVisible();
  expect(await card.findByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect(card.getByRole('link', { name: 'Say hello' })).toHaveAttribute(
    'href',
    pathTo(paths.chat, { channel: idOf(500) }),
  );
});

test.each([
  ['the first to join', [person(20, 'Lena', true), self], 'Led by Lena Hart. You’re the first to join.'],
  ['alone', [self], 'You’re the first to join.'],
  ['in a pod without a leader', [person(21, 'Anna'), self], 'You’re with Anna. There’s no leader yet.'],
  [
    'in a large pod',
    [person(20, 'Lena', true), ...[21, 22, 23, 24, 25].map((number) => person(number, `Anna${number}`)), self],
    'Led by Lena Hart, with Anna21, Anna22, Anna23 and 2 others.',
  ],
])('a newcomer who is %s reads so', async (_, people, sentence) => {
  const { card } = await greeted(people);
  expect(await card.findByText(sentence)).toBeVisible();
});

test('nothing leads to the chat where it is off', async () => {
  const { card } = await greeted([self], newPod({ can: can(), channelId: undefined }));
  await card.findByRole('button', { name: 'Add to calendar' });
  expect(card.queryByRole('link', { name: 'Say hello' })).not.toBeInTheDocument();
});

test('after a week the pod has its usual heading', async () => {
  const { card, count } = await greeted([self], newPod({ joined: NOW - 7 * DAY_MS }));
  expect(card.getByRole('heading', { name: 'Early Birds' })).toBeVisible();
  await settled();
  expect(screen.queryByText(/first to join/)).not.toBeInTheDocument();
  expect(count('listPodMembers')).toBe(0);
});

test.each([
  ['has no meeting ahead', { scheduledMeeting: aMeeting({ nextMeeting: undefined, paused: true }) }, []],
  [
    'meets later than another one',
    {},
    [aPod({ id: idOf(201), name: 'Mine', membershipId: membership.id, myRole: 'leader' })],
  ],
])('a newcomer is greeted in a pod that %s', async (_, changes, others) => {
  homePage({
    getMyUser: reply(me),
    listMyMemberships: reply([membership]),
    listMyPods: reply([...others, newPod(changes)]),
    listPodMembers: reply([self]),
  });
  const card = await cardOf(membership.name);
  expect(card.getByRole('heading', { name: 'You’re in Early Birds' })).toBeVisible();
  expect(await card.findByText('You’re the first to join.')).toBeVisible();
  for (const { name } of others) expect(card.getByRole('heading', { name })).toBeVisible();
});
