import { useTestApp } from '../testing/app';
import { namesIn, pagesOf } from './testing/lists';
import { membersIn } from './testing/members';

const test = useTestApp();
const { staffOf } = membersIn(test);

const at = (startsAt: string) => ({ startsAt: new Date(startsAt), weekday: null });

async function community() {
  const membership = await test.make.membership();
  const named = async (firstName: string) =>
    test.make.member(membership, { user: await test.make.user({ firstName, lastName: 'Lee' }) });
  const [anna, ben, cleo, dora] = [await named('Anna'), await named('Ben'), await named('Cleo'), await named('Dora')];
  // Times in London in winter: Wednesday 8:00, Tuesday 19:00 and Sunday 23:00.
  const owls = await test.make.pod({ membership, name: 'owls', leader: ben, meeting: at('2026-01-07T08:00:00Z') });
  const birds = await test.make.pod({ membership, name: 'Birds', leader: null, meeting: at('2026-01-06T19:00:00Z') });
  await test.make.pod({ membership, name: 'Empty', leader: null });
  const cats = await test.make.pod({ membership, name: 'Cats', leader: cleo, meeting: at('2026-01-04T23:00:00Z') });
  await test.make.participant(owls, anna);
  await test.make.participant(owls, cleo);
  await test.make.participant(birds, ben);
  return { membership, members: { anna, ben, cleo, dora }, pods: { owls, birds, cats } };
}

const url = (id: string, query: string) => `/v1/memberships/${id}/members?${query}`;

const [birds, cats, owls] = [['Ben in Birds'], ['Cleo in Cats'], ['Ben in owls', 'Anna in owls', 'Cleo in owls']];

it.each([
  ['podName', [...birds, ...cats, ...owls, 'Dora']],
  ['podSize', [...birds, ...cats, ...owls, 'Dora']],
  ['meetingTime', [...birds, ...owls, ...cats, 'Dora']],
])(
  'sorted by %s, people are grouped by pod, the leader first, and people without a pod come last',
  async (sort, names) => {
    const { membership } = await community();
    const owner = await staffOf(membership);
    const answer = await owner.get(url(membership.id, `sort=${sort}`));
    expect(namesIn(answer)).toEqual(names);
    expect(answer.headers['x-total-count']).toBe('4');
    for (const limit of [1, 2, 4]) {
      const pages = await pagesOf(owner, url(membership.id, `sort=${sort}&limit=${limit}`));
      expect(pages.flatMap(namesIn)).toEqual(names);
    }
  },
);

it('sorted by pod size, the smallest pods come first', async () => {
  const { membership, members, pods } = await community();
  await test.make.participant(pods.birds, members.dora);
  const answer = await (await staffOf(membership)).get(url(membership.id, 'sort=podSize'));
  expect(namesIn(answer)).toEqual([...cats, 'Ben in Birds', 'Dora in Birds', ...owls]);
});

it("sorted by meeting time, the week follows the reader's clocks", async () => {
  const { membership } = await community();
  const owner = await staffOf(membership);
  await owner.patch('/v1/users/my-account/profile', { timezone: 'Pacific/Auckland' });
  // It is Monday noon in the reader's zone when it is Sunday 23:00 in London.
  const names = [...cats, ...birds, ...owls, 'Dora'];
  expect(namesIn(await owner.get(url(membership.id, 'sort=meetingTime')))).toEqual(names);
});

it('a search grouped by pod shows the pods of the people found', async () => {
  const { membership } = await community();
  const owner = await staffOf(membership);
  expect(namesIn(await owner.get(url(membership.id, 'sort=podName&q=cle')))).toEqual(['Cleo in Cats', 'Cleo in owls']);
  expect(namesIn(await owner.get(url(membership.id, 'sort=podName&q=dor&limit=1')))).toEqual(['Dora']);
});

it('a pod with only disabled people does not hide the people after it', async () => {
  const membership = await test.make.membership();
  for (const name of ['Aa', 'Ab', 'Ac']) {
    const pod = await test.make.pod({ membership, name, leader: null });
    await test.make.participant(pod, await test.make.member(membership, { disabled: true }));
  }
  const pod = await test.make.pod({ membership, name: 'Zebras', leader: null });
  const reader = await test.make.member(membership, { user: await test.make.user({ firstName: 'Anna' }) });
  await test.make.participant(pod, reader);
  const pages = await pagesOf(await test.as(reader), url(membership.id, 'sort=podName&limit=1'));
  expect(pages.flatMap(namesIn)).toEqual(['Anna in Zebras']);
});

it('a listed pod shows its size, free seats and meeting time, without the link', async () => {
  const { membership, pods } = await community();
  const { body } = await (await staffOf(membership)).get(url(membership.id, 'sort=podName'));
  expect(body[2].listedPod).toMatchObject({ id: pods.owls.id, memberCount: 3, seatsAvailable: 6 });
  expect(body[2].listedPod.scheduledMeeting).toMatchObject({
    frequencyDescription: expect.stringContaining('8:00 am'),
  });
  expect(body[2].listedPod.scheduledMeeting).not.toHaveProperty('thirdPartyMeetingLink');
});
