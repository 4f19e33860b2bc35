import { eq } from 'drizzle-orm';
import { MAX_OWN_TEXT_LENGTH } from '../../domain/memberships/ownWords';
import { runBulkActions } from '../bulk/testing/runBulkActions';
import { leaderMeetingIn } from '../meetings/testing/leaderMeeting';
import { memberships } from '../platform/database/schema';
import { linksOf } from '../session/testing/links';
import { useTestApp } from '../testing/app';
import type { TestMembership, TestUser } from '../testing/factories';

const test = useTestApp({ now: '2026-03-03T18:50:00Z' });
const links = linksOf(test);

const pathOf = ({ id }: TestMembership) => `/v1/memberships/${id}/own-words`;
const save = async (membership: TestMembership, texts: object, by: TestUser = membership.business.owner) =>
  (await test.as(by)).put(pathOf(membership), texts);
const wordsOf = async (membership: TestMembership) =>
  (await (await test.as(membership.business.owner)).get(pathOf(membership))).body as Record<string, string>;

let people = 0;
const newEmail = () => `words${(people += 1)}@example.com`;

const signUp = (inviteCode: string, email: string) =>
  test.anyone().post('/v1/members/register', {
    ...{ inviteCode, email, firstName: 'Tom', lastName: 'Smith', password: 'Tiny-Step-1' },
  });

const mailTo = async (email: string, template: string) =>
  (await test.mails(email)).filter((mail) => mail.template === template).at(-1);

async function invite(membership: TestMembership, role: string): Promise<string> {
  const email = newEmail();
  const owner = await test.as(membership.business.owner);
  await owner.post(`/v1/memberships/${membership.id}/email-invitations`, { invitations: [{ email, role }] });
  await runBulkActions(test);
  return email;
}

describe('a membership’s own words', () => {
  it('are none at first; owner and admins write them, and an empty or absent one is removed', async () => {
    const membership = await test.make.membership();
    const none = await wordsOf(membership);
    expect(none).toEqual({ version: none.version });
    const admin = await test.make.admin(membership.business);
    const { body } = await save(
      membership,
      { welcomeText: ' Come in.\r\nSit down. ', joinText: 'No recorders' },
      admin,
    );
    expect(body).toEqual({
      welcomeText: 'Come in.\nSit down.',
      joinText: 'No recorders',
      version: expect.any(String) as unknown,
    });
    expect(await wordsOf(membership)).toEqual(body);
    await save(membership, { welcomeText: '\u200B', invitationText: 'Try it' });
    expect(await wordsOf(membership)).toMatchObject({ invitationText: 'Try it' });
    expect(Object.keys(await wordsOf(membership)).sort()).toEqual(['invitationText', 'version']);
  });

  it('can be neither read nor changed by members, leaders or another business’s staff', async () => {
    const pod = await test.make.pod();
    const { membership } = pod;
    const others = [await test.make.participant(pod), pod.leader!, (await test.make.membership()).business.owner];
    for (const person of others) {
      expect((await (await test.as(person)).get(pathOf(membership))).status).toBe(404);
      expect((await save(membership, { joinText: 'Mine' }, person)).status).toBe(404);
    }
    expect(await wordsOf(membership)).not.toHaveProperty('joinText');
  });

  it('may be as long as contract and database allow, and no longer', async () => {
    const membership = await test.make.membership();
    const longest = '👍'.repeat(MAX_OWN_TEXT_LENGTH);
    expect((await save(membership, { welcomeText: longest })).status).toBe(200);
    for (const text of [`${longest}👍`, 'x'.repeat(10_000)]) {
      expect((await save(membership, { joinText: text })).body).toMatchObject({
        status: 400,
        errors: [{ path: 'joinText', message: 'Join page must be 500 characters or fewer' }],
      });
    }
    const { db } = test.app.context.database;
    const write = (joinText: string) =>
      db.update(memberships).set({ joinText }).where(eq(memberships.id, membership.id));
    await write(longest);
    await expect(write(`${longest}👍`)).rejects.toThrow();
    await expect(write('a\u202Eb')).rejects.toThrow();
    expect(await wordsOf(membership)).toMatchObject({ welcomeText: longest, joinText: longest });
  });

  it('are stored without control characters and marks that reorder text', async () => {
    const membership = await test.make.membership();
    const { body } = await save(membership, { joinText: 'No\u0007 \u202Esredrocer\u202C\n\n\n\nhere\u2028!' });
    expect(body).toMatchObject({ joinText: 'No  sredrocer\n\nhere\n!' });
    expect((await save(membership, { joinText: 'a\0b' })).status).toBe(400);
  });
});

describe('the welcome text', () => {
  it('is in the email that says somebody is in, with whose words they are', async () => {
    const membership = await test.make.membership();
    await save(membership, { welcomeText: 'Come in.', invitationText: 'Not this', joinText: 'Nor this' });
    const email = newEmail();
    await signUp(membership.participantCode, email);
    await links.confirm(email, 'verify-email');
    const ownWords = { quote: 'Come in.', by: membership.business.name };
    expect((await mailTo(email, 'account-ready'))?.data).toMatchObject({ joined: membership.name, ownWords });
    expect((await mailTo(email, 'verify-email'))?.data).not.toHaveProperty('ownWords');
  });

  it('is left out without one', async () => {
    const membership = await test.make.membership();
    const email = newEmail();
    await signUp(membership.participantCode, email);
    await links.confirm(email, 'verify-email');
    expect((await mailTo(email, 'account-ready'))?.data).not.toHaveProperty('ownWords');
  });
});

describe('the invitation text', () => {
  it.each(['Participant', 'Leader'])('is in the email that invites a %s', async (role) => {
    const membership = await test.make.membership();
    await save(membership, { invitationText: 'Come and try it.' });
    const mail = await mailTo(await invite(membership, role), 'membership-invite');
    expect(mail?.data.ownWords).toEqual({ quote: 'Come and try it.', by: membership.business.name });
  });

  it('is left out without one', async () => {
    const membership = await test.make.membership();
    expect((await mailTo(await invite(membership, 'Leader'), 'membership-invite'))?.data).not.toHaveProperty(
      'ownWords',
    );
  });
});

describe('the join text', () => {
  it('is on the join page of a pod’s meeting and in meeting mode, for all who may join', async () => {
    const pod = await test.make.pod();
    const { membership } = pod;
    await save(membership, { joinText: 'No recorders here.' });
    const ownWords = { quote: 'No recorders here.', by: membership.business.name };
    for (const person of [await test.make.participant(pod), pod.leader!, membership.business.owner]) {
      const { body } = await (await test.as(person)).get(`/v1/scheduled-meetings/${pod.meetingId}/join`);
      expect(body).toMatchObject({ ownWords });
    }
    expect((await (await test.as(pod.leader!)).get(`/v1/pods/${pod.id}/round`)).body).toMatchObject({ ownWords });
  });

  it('isn’t shown to others, nor without one', async () => {
    const pod = await test.make.pod();
    const leader = await test.as(pod.leader!);
    const path = `/v1/scheduled-meetings/${pod.meetingId}/join`;
    expect((await leader.get(path)).body).not.toHaveProperty('ownWords');
    expect((await leader.get(`/v1/pods/${pod.id}/round`)).body).not.toHaveProperty('ownWords');
    await save(pod.membership, { joinText: 'No recorders here.' });
    const other = await test.make.member(pod.membership);
    expect((await (await test.as(other)).get(path)).status).toBe(404);
  });

  it('isn’t on the join page of leader meetings', async () => {
    const pod = await test.make.pod();
    await save(pod.membership, { joinText: 'No recorders here.' });
    const { scheduledMeeting } = await leaderMeetingIn(test)(pod.membership);
    const { body } = await (await test.as(pod.leader!)).get(`/v1/scheduled-meetings/${scheduledMeeting.id}/join`);
    expect(body).toMatchObject({ leaderPodId: expect.any(String) as unknown });
    expect(body).not.toHaveProperty('ownWords');
  });
});
