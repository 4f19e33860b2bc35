import { useTestApp } from '../../testing/app';

const test = useTestApp();

const from = (address: string) => ({ 'x-forwarded-for': address });

const guarded = useTestApp({ config: { trustProxy: true } });

it('an invite link shows its purpose to anyone who has it', async () => {
  const pod = await test.make.pod({ name: 'Early Birds', maxParticipants: 3 });
  await test.make.participant(pod);
  const { membership } = pod;
  const owner = await test.as(membership.business.owner);
  await owner.patch(`/v1/memberships/${membership.id}`, {
    settings: [{ name: 'ParticipantAgreementLink', value: 'https://example.com/agreement' }],
    customButtons: [
      { label: 'On sign-up', url: 'https://example.com/a', placement: 'PARTICIPANT_SIGNUP' },
      { label: 'In the pod', url: 'https://example.com/b', placement: 'VIEW_POD' },
    ],
  });
  const { body } = await test.anyone().get(`/v1/invites/${membership.participantCode}`);
  expect(body).toMatchObject({
    role: 'Participant',
    membershipId: membership.id,
    businessName: membership.business.name,
    hasLogo: false,
    agreementLink: 'https://example.com/agreement',
    info: {
      selectPodOnSignupEnabled: true,
      availablePods: [{ id: pod.id, name: 'Early Birds', seatsAvailable: 2, leaderFirstName: pod.leader!.firstName }],
      customButtons: [{ label: 'On sign-up' }],
    },
  });
  expect(body.info.availablePods[0].scheduledMeeting).not.toHaveProperty('thirdPartyMeetingLink');
  const leaders = await test.anyone().get(`/v1/invites/${membership.leaderCode}`);
  expect(leaders.body).toMatchObject({ role: 'Leader' });
  expect(leaders.body).not.toHaveProperty('agreementLink');
});

it('an invite link lists pods with seats by weekday and time, then full pods as waitlists, and no paused pods', async () => {
  const membership = await test.make.membership();
  const now = test.clock.now().getTime();
  const paused = { pausedFrom: new Date(now - 1000), pausedTo: new Date(now + 1000) };
  const at = (startsAt: string) => ({ startsAt: new Date(startsAt), weekday: null });
  await test.make.pod({ membership, name: 'Thursday', meeting: at('2026-01-08T19:00:00Z') });
  await test.make.pod({ membership, name: 'Tuesday late', meeting: at('2026-01-06T20:00:00Z') });
  await test.make.pod({ membership, name: 'Tuesday early', meeting: at('2026-01-06T07:00:00Z') });
  const full = await test.make.pod({
    membership,
    name: 'Full',
    maxParticipants: 1,
    meeting: at('2026-01-05T07:00:00Z'),
  });
  await test.make.participant(full);
  await test.make.pod({ membership, name: 'Paused', meeting: paused });
  const { body } = await test.anyone().get(`/v1/invites/${membership.participantCode}`);
  expect(body.info.availablePods.map(({ name }: { name: string }) => name)).toEqual([
    'Tuesday early',
    'Tuesday late',
    'Thursday',
    'Full',
  ]);
  expect(body.info.availablePods.at(-1)).toMatchObject({ seatsAvailable: 0 });
});

it('an invite link offers no pods if choosing a pod at sign-up is turned off', async () => {
  const { membership } = await test.make.pod();
  const owner = await test.as(membership.business.owner);
  await owner.patch(`/v1/memberships/${membership.id}`, {
    features: [{ name: 'SelectPodOnSignup', disabled: true }],
  });
  const { body } = await test.anyone().get(`/v1/invites/${membership.participantCode}`);
  expect(body.info).toMatchObject({ selectPodOnSignupEnabled: false, availablePods: [] });
});

it('looking up an invite takes the same number of statements however many pods there are', async () => {
  const membership = await test.make.membership();
  const look = () => test.countStatements(() => test.anyone().get(`/v1/invites/${membership.participantCode}`));
  await test.make.pod({ membership });
  await look();
  const few = await look();
  for (let count = 0; count < 3; count++) await test.make.participant(await test.make.pod({ membership }));
  await look();
  const more = await look();
  expect(more.result.body.info.availablePods).toHaveLength(4);
  expect(more.statements.length).toBeLessThanOrEqual(6);
  expect(more.statements).toHaveLength(few.statements.length);
});

it("guessing invite codes is limited per network address, and valid codes don't count", async () => {
  const membership = await guarded.make.membership();
  const look = (code: string, address: string) => guarded.anyone().get(`/v1/invites/${code}`, from(address));
  for (let tries = 0; tries < 40; tries++) {
    expect((await look(membership.participantCode, '192.0.2.1')).status).toBe(200);
  }
  for (let tries = 0; tries < 30; tries++) expect((await look(`wrong-${tries}`, '192.0.2.1')).status).toBe(404);
  const refused = await look(membership.participantCode, '192.0.2.1');
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
  expect((await look(membership.participantCode, '192.0.2.2')).status).toBe(200);
  guarded.clock.advance({ minutes: 10 });
  expect((await look(membership.participantCode, '192.0.2.1')).status).toBe(200);
});
