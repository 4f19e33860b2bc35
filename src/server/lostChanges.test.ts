import { useTestApp } from './testing/app';
import { noZoom } from './testing/fakes';
import { makeCast, type Cast, type Role } from './testing/cast';

const NOW = '2026-01-06T09:00:00Z';
const test = useTestApp({ now: NOW, deps: { zoom: { ...noZoom, verify: () => Promise.resolve() } } });

const meeting = {
  unixTime: Date.parse('2026-01-15T18:00:00Z') / 1000,
  recurring: true,
  frequency: 1,
  frequencyPeriod: 'Week',
  duration: 60,
  thirdPartyMeetingLink: 'https://meet.example.com/moved',
  timezone: 'Europe/London',
  weeklyOptions: { days: ['THURSDAY'] },
};
const zoom = { zoomApiKey: 'key', zoomApiSecret: 'secret', zoomUserId: 'host@example.com' };
const step = { goal: 'A goal', description: 'A step', commitmentDate: Date.parse('2026-01-06T12:00:00Z') };

interface Versioned {
  id?: string;
  version?: string;
}

interface Editable {
  by: Role;
  read: (cast: Cast) => string;
  part?: (body: never[]) => Versioned;
  edit: (cast: Cast, id: string) => ['patch' | 'put' | 'post', string];
  one: object;
  other: object;
}

const idOf = (cast: Cast, name: string) => cast.ids[name] ?? '';
const first = (list: Versioned[]) => list[0] ?? {};

const editables: Record<string, Editable> = {
  'a pod': {
    by: 'leader',
    read: ({ pod }) => `/v1/pods/${pod.id}`,
    edit: ({ pod }) => ['patch', `/v1/pods/${pod.id}`],
    one: { name: 'Night Owls' },
    other: { maxParticipants: 5 },
  },
  'a pod with its meeting': {
    by: 'owner',
    read: ({ pod }) => `/v1/pods/${pod.id}`,
    edit: ({ pod }) => ['patch', `/v1/pods/${pod.id}`],
    one: { meeting },
    other: { name: 'Larks', meeting: { ...meeting, duration: 45 } },
  },
  'a pod’s meeting': {
    by: 'leader',
    read: ({ pod }) => `/v1/scheduled-meetings/${pod.meetingId}`,
    edit: ({ pod }) => ['put', `/v1/scheduled-meetings/${pod.meetingId}`],
    one: meeting,
    other: { ...meeting, duration: 45 },
  },
  'a leader meeting': {
    by: 'admin',
    read: () => '/v1/leader-pods/my-pods',
    part: (list: { scheduledMeeting: Versioned }[]) => list[0]?.scheduledMeeting ?? {},
    edit: (_cast, id) => ['put', `/v1/scheduled-meetings/${id}`],
    one: meeting,
    other: { ...meeting, duration: 45 },
  },
  'a membership': {
    by: 'admin',
    read: ({ membership }) => `/v1/memberships/${membership.id}`,
    edit: ({ membership }) => ['patch', `/v1/memberships/${membership.id}`],
    one: {
      features: [
        { name: 'NextTinyStep', disabled: false },
        { name: 'SelectPodOnSignup', disabled: true },
      ],
    },
    other: { name: 'Another name' },
  },
  'a membership’s own words': {
    by: 'admin',
    read: ({ membership }) => `/v1/memberships/${membership.id}/own-words`,
    edit: ({ membership }) => ['put', `/v1/memberships/${membership.id}/own-words`],
    one: { joinText: 'No recorders here.' },
    other: { welcomeText: 'Come on in.' },
  },
  'a business': {
    by: 'owner',
    read: () => '/v1/businesses/my-businesses',
    part: first,
    edit: (cast) => ['patch', `/v1/businesses/${idOf(cast, 'businesses')}`],
    one: { name: 'One' },
    other: { name: 'Other' },
  },
  'a Zoom integration': {
    by: 'admin',
    read: (cast) => `/v1/businesses/${idOf(cast, 'businesses')}/zoom/settings`,
    edit: (cast) => ['put', `/v1/businesses/${idOf(cast, 'businesses')}/zoom/settings`],
    one: zoom,
    other: { ...zoom, zoomApiSecret: 'another secret' },
  },
  'a profile': {
    by: 'participant',
    read: () => '/v1/users/my-account',
    edit: () => ['patch', '/v1/users/my-account/profile'],
    one: { bio: 'I throw bowls.' },
    other: { firstName: 'Maya' },
  },
  'a step': {
    by: 'participant',
    read: () => '/v1/my-next-tiny-steps?current=true',
    part: first,
    edit: (cast) => ['post', `/v1/next-tiny-steps/${idOf(cast, 'next-tiny-steps')}/commit`],
    one: step,
    other: { ...step, goal: 'Another goal' },
  },
};

describe.each(Object.entries(editables))(
  '%s',
  (_name, { by, read, part = (body) => body as Versioned, edit, one, other }) => {
    let cast: Cast;
    beforeAll(async () => {
      cast = await makeCast(test.make, test.app.context.database, test.clock.now());
    });

    const look = async () => part((await (await test.as(cast.people[by])).get(read(cast))).body as never[]);

    async function save(changes: object, version?: string) {
      const [send, address] = edit(cast, (await look()).id ?? '');
      return (await test.as(cast.people[by]))[send](address, { ...changes, ...(version && { version }) });
    }

    it('rejects changes based on an outdated version, and accepts changes based on the current version', async () => {
      const { version = '' } = await look();
      expect((await save(one, version)).status).toBe(200);
      const seen = await look();
      expect(seen.version).not.toBe(version);
      expect(await save(other, version)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
      expect(await look()).toEqual(seen);
      expect((await save(other, seen.version)).status).toBe(200);
    });

    it('accepts changes without a version', async () => {
      expect((await save(one)).status).toBe(200);
    });
  },
);

it('a setting keeps values that the request omits', async () => {
  const person = await test.as(await test.make.user());
  const choose = (chosen: object) =>
    person.put('/v1/my-notification-settings', { type: 'MISSED_POD_MESSAGE', ...chosen });
  await choose({ showPreviews: false });
  const { body } = await choose({ frequency: 'DAY' });
  expect(body).toContainEqual({ type: 'MISSED_POD_MESSAGE', frequency: 'DAY', showPreviews: false });
  const again = await choose({ showPreviews: true });
  expect(again.body).toContainEqual({ type: 'MISSED_POD_MESSAGE', frequency: 'DAY', showPreviews: true });
  expect((await choose({})).status).toBe(400);
});
