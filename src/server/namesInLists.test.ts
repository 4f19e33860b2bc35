import { namesIn, pagesOf } from './members/testing/lists';
import { membersIn } from './members/testing/members';
import { useTestApp } from './testing/app';

const test = useTestApp();
const { joinWaitlist } = membersIn(test);

async function accented() {
  const business = await test.make.business();
  const membership = await test.make.membership({ business });
  const zoe = await test.make.user({ firstName: 'Zoë', lastName: 'Müller' });
  await test.make.member(membership, { user: zoe, leaderStatus: 'SIGNED_OFF' });
  const pod = await test.make.pod({ membership, name: 'Zoës Δρόμος', leader: zoe });
  const empty = await test.make.pod({ membership, name: 'Empty', leader: null });
  const lukasz = await test.make.user({ firstName: 'Łukasz', lastName: 'Strauß' });
  await test.make.member(membership, { user: lukasz, leaderStatus: 'SIGNED_OFF' });
  await test.make.participant(empty, lukasz);
  await joinWaitlist(pod, lukasz.id);
  return { membership, pod, empty, owner: await test.as(membership.business.owner), leader: await test.as(zoe) };
}

type AccentedNames = Awaited<ReturnType<typeof accented>>;

const lists: [what: string, find: (at: AccentedNames) => string, typed: string[]][] = [
  ['members', ({ membership }) => `/v1/memberships/${membership.id}/members?`, ['zoe', 'MULLER', 'strauss lukasz']],
  [
    'people and pods',
    ({ membership }) => `/v1/businesses/${membership.business.id}/search?`,
    ['STRAUSS', 'zoes', 'ΔΡΟΜΟΣ'],
  ],
  ['leaders', ({ membership }) => `/v1/memberships/${membership.id}/leaders?`, ['zoe', 'strauss']],
  ['candidates', ({ empty }) => `/v1/pods/${empty.id}/leader-candidates?`, ['lukasz', 'STRAUSS']],
  ['pods', ({ membership }) => `/v1/memberships/${membership.id}/pods?filter=all&`, ['zoes', 'ΔΡΟΜΟΣ', 'muller']],
  ['waitlists', ({ membership }) => `/v1/memberships/${membership.id}/waitlists?`, ['lukasz', 'ΔΡΟΜΟΣ']],
  ['pod health', ({ membership }) => `/v1/memberships/${membership.id}/pod-health?`, ['zoes', 'ΔΡΟΜΟΣ']],
  ['the table of pods', ({ membership }) => `/v1/memberships/${membership.id}/pod-overview?`, ['zoes', 'muller']],
  ['pods to join', ({ membership }) => `/v1/invites/${membership.participantCode}?`, ['zoes', 'ΔΡΟΜΟΣ']],
  ['people of a chat', ({ pod }) => `/v1/channels/${pod.channelId}/people?`, ['zoe', 'MULLER']],
];

it.each(lists)(
  '%s are found without accents in the search, and a lone accent finds nothing',
  async (_what, find, typed) => {
    const at = await accented();
    const search = async (q: string) => {
      const path = `${find(at)}q=${encodeURIComponent(q)}`;
      const { status, body } = await at.owner.get(path);
      return JSON.stringify(status === 404 ? (await at.leader.get(path)).body : body);
    };
    for (const q of typed) expect([q, await search(q)]).toEqual([q, expect.stringMatching(/Zoë|Łukasz/)]);
    expect(await search('\u0308')).not.toMatch(/Zoë|Łukasz/);
  },
);

it('members and pods are listed in the order a reader expects, across pages', async () => {
  const membership = await test.make.membership();
  const owner = await test.as(membership.business.owner);
  const names = ['Ängel', 'anna', 'Éric', 'Erik', 'Östen', 'Østen', 'Pod 2', 'Pod 10', 'Zorro', 'Ира', 'Йод'];
  for (const name of [...names].reverse()) {
    await test.make.member(membership, { user: await test.make.user({ firstName: name, lastName: 'Lee' }) });
    await test.make.pod({ membership, name, leader: null });
  }
  const people = await pagesOf(owner, `/v1/memberships/${membership.id}/members?limit=2`);
  expect(people.flatMap(namesIn).filter((name) => names.includes(name))).toEqual(names);
  const pods = await pagesOf(owner, `/v1/memberships/${membership.id}/pods?filter=empty&limit=2`);
  expect(pods.flatMap(({ body }) => (body as { name: string }[]).map(({ name }) => name))).toEqual(names);
});
