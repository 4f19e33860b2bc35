import { and, eq } from 'drizzle-orm';
import { meetings, members, pods, users } from '../../platform/database/schema';
import { inspectPods } from '../../pods/testing/inspect';
import { connectZoom, zoomMeetings } from '../../meetings/testing/zoomMeetings';
import { publishedTo } from '../../session/testing/publishedTo';
import { useTestApp } from '../../testing/app';
import type { TestPod, TestUser } from '../../testing/factories';
import { LEADER_ACTIONS, leadersIn, leaderOf, leadersUrl } from '../testing/leaders';
import { NEW_LEADER_LINK, transfersIn } from '../testing/transfers';

const zoom = zoomMeetings();
const test = useTestApp({ deps: { zoom } });
const { dueFor, noticesOf, rolesIn, staffOf, statusOf } = leadersIn(test);
const { accept, decline, offerBy, offered, podSeenBy, seenBy } = transfersIn(test);

const db = () => test.app.context.database.db;

async function assist(pod: TestPod, person: TestUser): Promise<void> {
  const assistance = { assistantUserId: person.id, assistantLink: 'https://a.example/link' };
  await db()
    .update(pods)
    .set({ ...assistance, assistantConfirmedAt: test.clock.now() })
    .where(eq(pods.id, pod.id));
}

const linkOf = async (pod: TestPod) =>
  (await (await staffOf(pod.membership)).get(`/v1/scheduled-meetings/${pod.meetingId}`)).body.thirdPartyMeetingLink;

describe('accepting a pod', () => {
  it('the person accepting leads the pod with their link, and the old leader is notified and stays, even if the pod is full', async () => {
    const pod = await test.make.pod({ maxParticipants: 2, name: 'Early Birds' });
    const asked = await test.make.participant(pod);
    const other = await test.make.participant(pod);
    const offer = await offered(pod, asked);
    const answer = await accept(asked, offer);
    expect(answer).toMatchObject({ status: 200, body: { state: 'accepted' } });
    expect(await rolesIn(pod)).toEqual({
      [leaderOf(pod).id]: 'participant',
      [asked.id]: 'leader',
      [other.id]: 'participant',
    });
    expect(await podSeenBy(asked, pod)).toMatchObject({ leaderId: asked.id, myRole: 'leader', seatsAvailable: 0 });
    expect(await linkOf(pod)).toBe(NEW_LEADER_LINK);
    expect(await test.mails(leaderOf(pod).email)).toMatchObject([
      { template: 'transfer-closed', data: { outcome: 'accepted' } },
    ]);
    expect(await test.mails(other.email)).toEqual([]);
    expect(await noticesOf(leaderOf(pod))).toMatchObject([{ primaryActionUrl: `/pod?p=${pod.id}` }]);
    expect(await statusOf(pod.membership, leaderOf(pod))).toBe('SIGNED_OFF');
    expect(await inspectPods(test).auditOf(pod)).toMatchObject([
      { act: 'LEADERSHIP_OFFERED', personId: asked.id },
      { act: 'LEADERSHIP_ACCEPTED', personId: leaderOf(pod).id },
    ]);
  });

  it('accepting counts as approval, and completes the request', async () => {
    const pod = await test.make.pod();
    const asked = await test.make.participant(pod);
    await accept(asked, await offered(pod, asked));
    expect(await statusOf(pod.membership, asked)).toBe('APPROVED');
    expect(await dueFor(pod.membership, asked)).toEqual(LEADER_ACTIONS);
    expect((await noticesOf(asked)).map(({ primaryActionUrl }) => primaryActionUrl)).toEqual([
      `/leader/welcome?b=${pod.membership.business.id}`,
    ]);
  });

  it.each([
    ['stays in the pod', false],
    ['is in another pod', true],
  ])('the leader channel opens for the new leader, and closes for the old leader, who %s', async (_, isElsewhere) => {
    const pod = await test.make.pod();
    const asked = await test.make.participant(pod);
    const elsewhere = await test.make.pod({ membership: pod.membership });
    if (isElsewhere) await test.make.participant(elsewhere, leaderOf(pod) as TestUser);
    await accept(asked, await offered(pod, asked));
    const leaderChannels = async (person: { id: string }) =>
      (await publishedTo(test, person, 'channel')).flatMap(({ change, podId }) => (podId ? [] : [change]));
    expect(await leaderChannels(asked)).toEqual(['added']);
    expect(await leaderChannels(leaderOf(pod))).toEqual(['removed']);
  });

  it('an old leader who participates in another pod leaves this pod, and the next person waiting gets the seat', async () => {
    const pod = await test.make.pod({ maxParticipants: 1 });
    const asked = await test.make.participant(pod);
    const elsewhere = await test.make.pod({ membership: pod.membership });
    await test.make.participant(elsewhere, leaderOf(pod) as TestUser);
    const waiting = await test.make.member(pod.membership);
    const consents = { consentJoinNewPod: false, consentToBeNewPodLeader: false };
    await (await test.as(waiting)).post(`/v1/pods/${pod.id}/waitlist`, consents);
    const offer = await offered(pod, asked);
    expect((await seenBy(asked, offer)).body.leaderLeaves).toBe(true);
    expect((await accept(asked, offer)).status).toBe(200);
    expect(await rolesIn(pod)).toEqual({ [asked.id]: 'leader', [waiting.id]: 'participant' });
    expect(await rolesIn(elsewhere)).toMatchObject({ [leaderOf(pod).id]: 'participant' });
    expect((await test.mails(leaderOf(pod).email)).map(({ data }) => data.outcome ?? data.reason)).toEqual([
      'accepted',
      'left',
    ]);
  });

  it('an old leader, now a participant, waits for no other pod', async () => {
    const pod = await test.make.pod();
    const asked = await test.make.participant(pod);
    const full = await test.make.pod({ membership: pod.membership, maxParticipants: 1 });
    await test.make.participant(full);
    const consents = { consentJoinNewPod: true, consentToBeNewPodLeader: false };
    await (await test.as(leaderOf(pod))).post(`/v1/pods/${full.id}/waitlist`, consents);
    expect(await inspectPods(test).waitlistOf(full)).toEqual([leaderOf(pod).id]);
    await accept(asked, await offered(pod, asked));
    expect(await inspectPods(test).waitlistOf(full)).toEqual([]);
  });

  it('a handover updates the open pages of everybody in the pod', async () => {
    const pod = await test.make.pod();
    const [asked, other] = [await test.make.participant(pod), await test.make.participant(pod)];
    await accept(asked, await offered(pod, asked));
    expect(await inspectPods(test).channelChangesFor(other)).toEqual(['changed']);
  });

  it('an outsider who accepts a pod without a leader gets a step, the chat and a calendar invitation', async () => {
    const pod = await test.make.pod({ leader: null, maxParticipants: 1 });
    await test.make.participant(pod);
    const trained = await test.make.member(pod.membership, { leaderStatus: 'SIGNED_OFF' });
    const offer = await offered(pod, trained);
    expect((await accept(trained, offer)).status).toBe(200);
    expect(await podSeenBy(trained, pod)).toMatchObject({ myRole: 'leader', channelId: pod.channelId });
    expect((await test.mails(trained.email)).at(-1)).toMatchObject({ data: { reason: 'joined' } });
    expect((await (await test.as(trained)).get('/v1/my-next-tiny-steps')).body).toHaveLength(1);
    expect(await test.mails(pod.membership.business.owner.email)).toMatchObject([{ data: { outcome: 'accepted' } }]);
  });

  it('an outsider who accepts a pod leaves its waitlist, and the other people move up', async () => {
    const pod = await test.make.pod({ leader: null, maxParticipants: 1 });
    await test.make.participant(pod);
    const trained = await test.make.member(pod.membership, { leaderStatus: 'SIGNED_OFF' });
    const behind = await test.make.member(pod.membership);
    const consents = { consentJoinNewPod: false, consentToBeNewPodLeader: false };
    for (const person of [trained, behind]) {
      await (await test.as(person)).post(`/v1/pods/${pod.id}/waitlist`, consents);
    }
    await accept(trained, await offered(pod, trained));
    expect(await inspectPods(test).waitlistOf(pod)).toEqual([behind.id]);
    const { body } = await (await test.as(behind)).get('/v1/pods/my-waitlists');
    expect(body).toMatchObject([{ position: 1 }]);
  });

  it('an assistant who takes over the pod is no longer its assistant, while any other assistant’s link remains in use', async () => {
    const pod = await test.make.pod();
    const assistant = await test.make.participant(pod);
    await assist(pod, assistant);
    await accept(assistant, await offered(pod, assistant));
    expect(await linkOf(pod)).toBe(NEW_LEADER_LINK);
    expect(await podSeenBy(assistant, pod)).not.toHaveProperty('assistantId');

    const second = await test.make.pod();
    const [helper, asked] = [await test.make.participant(second), await test.make.participant(second)];
    await assist(second, helper);
    const offer = await offered(second, asked);
    expect((await seenBy(asked, offer)).body.assistantName).toBe(`${helper.firstName} ${helper.lastName}`);
    await accept(asked, offer);
    expect(await linkOf(second)).toBe('https://a.example/link');
    const { db } = test.app.context.database;
    expect(await db.select().from(meetings).where(eq(meetings.id, second.meetingId))).toMatchObject([
      { link: NEW_LEADER_LINK },
    ]);
  });

  it("the old leader's Zoom link is released", async () => {
    const pod = await test.make.pod({ meeting: { link: 'https://zoom.example.com/j/7', thirdPartyMeetingId: '7' } });
    await connectZoom(test, pod.membership.business);
    const asked = await test.make.participant(pod);
    await accept(asked, await offered(pod, asked));
    await test.app.context.jobs.drain();
    expect(zoom.deleted).toEqual(['7']);
  });

  it.each(['', 'zoom', 'ftp://example.com'])('the meeting link %p is rejected, and nothing changes', async (link) => {
    const pod = await test.make.pod();
    const asked = await test.make.participant(pod);
    const offer = await offered(pod, asked);
    const answer = await accept(asked, offer, link);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'meetingLink' }] } });
    expect((await seenBy(asked, offer)).body.state).toBe('open');
  });

  it('repeating the acceptance has no effect, and declining afterwards is refused', async () => {
    const pod = await test.make.pod();
    const asked = await test.make.participant(pod);
    const offer = await offered(pod, asked);
    await accept(asked, offer);
    expect(await accept(asked, offer, 'https://other.example.com')).toMatchObject({ body: { state: 'accepted' } });
    expect(await linkOf(pod)).toBe(NEW_LEADER_LINK);
    expect((await decline(asked, offer)).status).toBe(409);
    expect(await rolesIn(pod)).toMatchObject({ [asked.id]: 'leader' });
  });

  it('a person who now leads another pod cannot accept, and the response gives the reason', async () => {
    const pod = await test.make.pod();
    const asked = await test.make.participant(pod);
    const offer = await offered(pod, asked);
    await test.make.pod({ membership: pod.membership, leader: asked, name: 'Night Owls' });
    const answer = await accept(asked, offer);
    expect(answer).toMatchObject({ status: 409, body: { detail: expect.stringContaining('Night Owls') } });
    expect(await rolesIn(pod)).toMatchObject({ [leaderOf(pod).id]: 'leader' });
  });
});

describe('declining a pod', () => {
  it('declining changes nothing in the pod, and the person who asked is notified and can ask someone else', async () => {
    const pod = await test.make.pod();
    const asked = await test.make.participant(pod);
    const { owner } = pod.membership.business;
    const { body: offer } = await offerBy(owner, pod, asked);
    for (let times = 0; times < 2; times++) expect((await decline(asked, offer)).body.state).toBe('declined');
    expect(await rolesIn(pod)).toEqual({ [leaderOf(pod).id]: 'leader', [asked.id]: 'participant' });
    expect(await linkOf(pod)).toBe('https://meet.example.com/pod');
    expect(await test.mails(owner.email)).toMatchObject([{ data: { outcome: 'declined' } }]);
    expect(await noticesOf(owner)).toMatchObject([{ primaryActionUrl: `/leader/switch?p=${pod.id}` }]);
    expect(await test.mails(leaderOf(pod).email)).toEqual([]);
    expect((await accept(asked, offer)).status).toBe(409);
  });

  it.each(['leaves the pod', 'switches to another', 'leaves the membership'])(
    'a person who %s thereby declines their open offers',
    async (what) => {
      const pod = await test.make.pod();
      const to = await test.make.pod({ membership: pod.membership });
      const asked = await test.make.participant(pod);
      const offer = await offered(pod, asked);
      const me = await test.as(asked);
      if (what === 'leaves the pod') await me.delete(`/v1/pods/${pod.id}/members`);
      else if (what === 'switches to another') await me.post(`/v1/pods/${pod.id}/switch`, { toPodId: to.id });
      else await me.delete(`/v1/memberships/${pod.membership.id}/members`);
      expect((await seenBy(asked, offer)).body.state).toBe('declined');
      expect((await accept(asked, offer)).status).toBe(409);
      expect(await rolesIn(pod)).toEqual({ [leaderOf(pod).id]: 'leader' });
      expect(await test.mails(leaderOf(pod).email)).toContainEqual(
        expect.objectContaining({ data: expect.objectContaining({ outcome: 'declined' }) }),
      );
    },
  );
});

it('an assistant who takes over when the leader is demoted ends the open offer', async () => {
  const pod = await test.make.pod();
  const [assistant, asked] = [await test.make.participant(pod), await test.make.participant(pod)];
  await assist(pod, assistant);
  const offer = await offered(pod, asked);
  await (await staffOf(pod.membership)).delete(leadersUrl(pod.membership, leaderOf(pod)));
  expect((await seenBy(asked, offer)).body.state).toBe('replaced');
  expect((await accept(asked, offer)).status).toBe(409);
  expect(await rolesIn(pod)).toMatchObject({ [assistant.id]: 'leader' });
});

it('an offer can be seen and answered only by its recipient, and is deleted with its pod', async () => {
  const pod = await test.make.pod({ leader: null });
  const trained = await test.make.member(pod.membership, { leaderStatus: 'SIGNED_OFF' });
  const offer = await offered(pod, trained);
  const { owner } = pod.membership.business;
  for (const person of [owner, await test.make.member(pod.membership), await test.make.user()]) {
    expect((await seenBy(person, offer)).status).toBe(404);
    expect((await accept(person, offer)).status).toBe(404);
    expect((await decline(person, offer)).status).toBe(404);
  }
  await (await test.as(owner)).delete(`/v1/pods/${pod.id}`);
  expect((await seenBy(trained, offer)).status).toBe(404);
  expect(await noticesOf(trained)).toEqual([]);
});

describe('an offer whose sender could no longer make it', () => {
  const disable = (person: { id: string }) =>
    db().update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, person.id));

  const losses: [what: string, leads: boolean, lose: (pod: TestPod, asker: { id: string }) => Promise<unknown>][] = [
    [
      'an admin who was removed',
      false,
      async ({ membership }, asker) =>
        (await staffOf(membership)).delete(`/v1/businesses/${membership.business.id}/business-admins/${asker.id}`),
    ],
    ['an admin whose account is disabled', false, (_pod, asker) => disable(asker)],
    ['a leader whose account is disabled', true, (_pod, asker) => disable(asker)],
    [
      'a leader who is disabled in the membership',
      true,
      ({ membership }, asker) =>
        db()
          .update(members)
          .set({ disabledAt: test.clock.now() })
          .where(and(eq(members.membershipId, membership.id), eq(members.userId, asker.id))),
    ],
  ];

  it.each(losses)('is void, no longer pending, and can be made again: %s', async (_what, leads, lose) => {
    const membership = await test.make.membership();
    const pod = await test.make.pod({ membership, ...(leads ? {} : { leader: null }) });
    const asked = await test.make.participant(pod);
    const asker = leads ? leaderOf(pod) : await test.make.admin(membership.business);
    const { body: offer } = await offerBy(asker, pod, asked);
    const mine = async () => (await (await test.as(asked)).get('/v1/leader-transfers/my-transfers')).body as unknown[];
    expect(await mine()).toHaveLength(1);
    await lose(pod, asker);
    expect(await mine()).toEqual([]);
    expect((await accept(asked, offer)).body).toMatchObject({ code: 'transfer_closed' });
    expect(await rolesIn(pod)).toMatchObject({ [asked.id]: 'participant' });

    const { body: again } = await offerBy(membership.business.owner, pod, asked);
    expect(again.id).not.toBe(offer.id);
    expect((await accept(asked, again)).status).toBe(200);
    expect(await rolesIn(pod)).toMatchObject({ [asked.id]: 'leader' });
  });
});
