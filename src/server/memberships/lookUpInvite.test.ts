import { useTestApp } from '../testing/app';

const test = useTestApp();

const from = (address: string) => ({ 'x-forwarded-for': address });

describe('an invite link', () => {
  it('says what it is for to anyone who has it', async () => {
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
        availablePods: [{ id: pod.id, name: 'Early Birds', seatsAvailable: 2 }],
        customButtons: [{ label: 'On sign-up' }],
      },
    });
    expect(body.info.availablePods[0].scheduledMeeting).not.toHaveProperty('thirdPartyMeetingLink');
    const leaders = await test.anyone().get(`/v1/invites/${membership.leaderCode}`);
    expect(leaders.body).toMatchObject({ role: 'Leader' });
    expect(leaders.body).not.toHaveProperty('agreementLink');
  });

  it('lists pods with seats by weekday and time, then full ones as waitlists, and none that is paused', async () => {
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

  it('offers no pods where choosing one is turned off', async () => {
    const { membership } = await test.make.pod();
    const owner = await test.as(membership.business.owner);
    await owner.patch(`/v1/memberships/${membership.id}`, {
      features: [{ name: 'SelectPodOnSignup', disabled: true }],
    });
    const { body } = await test.anyone().get(`/v1/invites/${membership.participantCode}`);
    expect(body.info).toMatchObject({ selectPodOnSignupEnabled: false, availablePods: [] });
  });

  it('works no more once the links are reset', async () => {
    const membership = await test.make.membership();
    const owner = await test.as(membership.business.owner);
    const { body } = await owner.post(`/v1/memberships/${membership.id}/reset-invite-links`);
    expect((await owner.get(`/v1/memberships/${membership.id}/invites`)).body).toEqual(body);
    expect((await test.anyone().get(`/v1/invites/${membership.participantCode}`)).status).toBe(404);
    const { code } = body.find(({ role }: { role: string }) => role === 'Participant');
    expect((await test.anyone().get(`/v1/invites/${code}`)).body.membershipId).toBe(membership.id);
  });

  it('is looked up in a number of statements that the number of pods does not change', async () => {
    const membership = await test.make.membership();
    const look = () => test.countStatements(() => test.anyone().get(`/v1/invites/${membership.participantCode}`));
    await test.make.pod({ membership });
    const few = await look();
    for (let count = 0; count < 3; count++) await test.make.participant(await test.make.pod({ membership }));
    const more = await look();
    expect(more.result.body.info.availablePods).toHaveLength(4);
    expect(more.statements.length).toBeLessThanOrEqual(6);
    expect(more.statements).toHaveLength(few.statements.length);
  });
});

describe('what a sign-up page shows of a membership', () => {
  it('is for its members and staff, and for who has a code of it', async () => {
    const membership = await test.make.membership();
    const member = await test.make.member(membership);
    const disabled = await test.make.member(membership, { disabled: true });
    const other = await test.make.membership();
    const url = `/v1/memberships/${membership.id}/info`;
    expect((await (await test.as(member)).get(url)).body).toMatchObject({ id: membership.id });
    expect((await (await test.as(membership.business.owner)).get(url)).status).toBe(200);
    expect((await test.anyone().get(`${url}?code=${membership.leaderCode}`)).status).toBe(200);
    expect((await (await test.as(disabled)).get(url)).status).toBe(404);
    expect((await (await test.as(await test.make.user())).get(url)).status).toBe(404);
    expect((await test.anyone().get(url)).status).toBe(404);
    expect((await test.anyone().get(`${url}?code=${other.leaderCode}`)).status).toBe(404);
  });
});

describe('guessing codes', () => {
  const guarded = useTestApp({ config: { trustProxy: true } });

  it('is slowed down per address, and right codes do not count', async () => {
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
});

describe('resetting the links', () => {
  it('several times at once leaves one working link for each role', async () => {
    const membership = await test.make.membership();
    const owner = await test.as(membership.business.owner);
    const reset = () => owner.post(`/v1/memberships/${membership.id}/reset-invite-links`);
    const answers = await Promise.all([reset(), reset(), reset(), reset()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { body } = await owner.get(`/v1/memberships/${membership.id}/invites`);
    const invites = body as { role: string; code: string }[];
    expect(invites.map(({ role }) => role).sort()).toEqual(['Leader', 'Participant']);
    for (const { code } of invites) expect((await test.anyone().get(`/v1/invites/${code}`)).status).toBe(200);
  });
});
