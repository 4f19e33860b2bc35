import { eq, sql } from 'drizzle-orm';
import { messageViolation } from '../../../contract/testing/contractCheck';
import type { WebhookMessage } from '../../../contract/entities.gen';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../../../domain/integrations/webhooks';
import { sendEmailInvitation } from '../../memberships';
import { remindOfMeetings } from '../../meetings/reminders/remindOfMeetings';
import { reportDrifting } from '../../memberships/health/reportDrifting';
import { makeWebhookSender } from '../../platform/outgoing/webhookSender';
import { attendance, emailInvitations, members, nextTinySteps, podMembers } from '../../platform/database/schema';
import { formationIn, JOIN } from '../../pods/testing/formation';
import { useTestApp } from '../../testing/app';
import { expectSuccess } from '../../testing/catalogue/world';
import type { TestMembership, TestPod, TestUser } from '../../testing/factories';
import { startReceiver, type Receiver } from '../testing/receiver';
import { sendWebhooks, subscribe } from '../testing/webhooks';

const NOW = '2026-03-03T09:00:00Z';
const test = useTestApp({ now: NOW, deps: { webhooks: makeWebhookSender({ allowPrivate: true }) } });
const db = () => test.app.context.database.db;

let receiver: Receiver;
beforeEach(async () => {
  test.clock.set(NOW);
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const { fullPod, waits } = formationIn(test);

const post = async (person: { id: string }, url: string, body?: object) =>
  expectSuccess(await (await test.as(person)).post(url, body));
const remove = async (person: { id: string }, url: string) => expectSuccess(await (await test.as(person)).delete(url));

const ownerOf = ({ business }: TestMembership) => business.owner;
const inPod = ({ id: podId, name: podName }: TestPod) => ({ podId, podName });

async function memberIdOf({ id }: { id: string }): Promise<string> {
  const [row] = await db().select({ id: members.id }).from(members).where(eq(members.userId, id));
  return row?.id ?? '';
}

const about = async (person: TestUser) => ({
  memberId: await memberIdOf(person),
  name: `${person.firstName} ${person.lastName}`,
  email: person.email,
});

interface Occasion {
  membership: TestMembership;
  does: () => Promise<unknown>;
  /** The data beyond the membership, as far as it is known before. */
  data: () => object | Promise<object>;
}

const memberOccasion = async (
  does: (person: TestUser & { memberId: string }, membership: TestMembership) => Promise<unknown>,
  given: { disabled?: boolean } = {},
): Promise<Occasion> => {
  const membership = await test.make.membership();
  const person = await test.make.member(membership, given);
  const data = await about(person);
  return { membership, does: () => does(person, membership), data: () => data };
};

/** What causes each event; a missing one is a type error. */
const occasions: Record<WebhookEvent, () => Promise<Occasion>> = {
  'member.invited': async () => {
    const membership = await test.make.membership();
    const buyer = { email: 'buyer@example.com', name: 'Bo Buyer', externalRef: 'order-7' };
    return {
      membership,
      does: () => post(ownerOf(membership), `/v1/memberships/${membership.id}/members`, buyer),
      data: () => ({ ...buyer, invitationId: expect.any(String) as string, role: 'Participant' }),
    };
  },
  'member.joined': async () => {
    const membership = await test.make.membership();
    const person = await test.make.user();
    return {
      membership,
      does: () => post(person, `/v1/invites/${membership.participantCode}/accept`, {}),
      data: () => about(person),
    };
  },
  'member.left': async () => {
    const membership = await test.make.membership();
    const person = await test.make.member(membership);
    return {
      membership,
      does: () => remove(person, `/v1/memberships/${membership.id}/members`),
      // By ids alone.
      data: () => ({ memberId: person.memberId }),
    };
  },
  'member.disabled': () =>
    memberOccasion((person, membership) =>
      post(ownerOf(membership), `/v1/memberships/${membership.id}/members/${person.memberId}/disable`),
    ),
  'member.enabled': () =>
    memberOccasion(
      (person, membership) =>
        post(ownerOf(membership), `/v1/memberships/${membership.id}/members/${person.memberId}/enable`),
      { disabled: true },
    ),
  'member.drifting': async () => {
    const pod = await test.make.pod();
    const person = await test.make.participant(pod);
    await db()
      .update(podMembers)
      .set({ joinedAt: new Date('2026-01-01T00:00:00Z') })
      .where(eq(podMembers.userId, person.id));
    return {
      membership: pod.membership,
      does: () => reportDrifting(test.app.context),
      data: async () => ({ ...(await about(person)), ...inPod(pod) }),
    };
  },
  'pod.joined': async () => {
    const pod = await test.make.pod();
    const person = await test.make.member(pod.membership);
    return {
      membership: pod.membership,
      does: () => post(person, `/v1/pods/${pod.id}/join`),
      data: async () => ({ ...(await about(person)), ...inPod(pod) }),
    };
  },
  'pod.left': async () => {
    const pod = await test.make.pod();
    const person = await test.make.participant(pod);
    return {
      membership: pod.membership,
      does: () => remove(person, `/v1/pods/${pod.id}/members`),
      data: async () => ({ ...(await about(person)), ...inPod(pod) }),
    };
  },
  'waitlist.joined': async () => {
    const pod = await fullPod();
    const person = await test.make.member(pod.membership);
    return {
      membership: pod.membership,
      does: () => waits(pod, JOIN, person),
      data: async () => ({ ...(await about(person)), ...inPod(pod) }),
    };
  },
  'waitlist.ready': async () => {
    const pod = await fullPod();
    for (let waiting = 0; waiting < 3; waiting += 1) await waits(pod, JOIN);
    return {
      membership: pod.membership,
      does: () => waits(pod, JOIN),
      data: () => ({ ...inPod(pod), waiting: 4 }),
    };
  },
  'meeting.starting': async () => {
    const pod = await test.make.pod();
    const at = Date.parse('2026-03-03T19:00:00Z') / 1000;
    return {
      membership: pod.membership,
      does: () => {
        test.clock.set('2026-03-03T18:45:00Z');
        return remindOfMeetings(test.app.context);
      },
      data: () => ({ ...inPod(pod), meetingId: pod.meetingId, start: at, at }),
    };
  },
  'meeting.finished': async () => {
    const pod = await test.make.pod();
    const at = Date.parse('2026-03-03T19:00:00Z');
    const [anna, ben] = [await test.make.participant(pod), await test.make.participant(pod)];
    const key = { meetingId: pod.meetingId, startsAt: new Date(at), recordedAt: new Date(at) };
    await db()
      .insert(attendance)
      .values([
        { ...key, userId: anna.id, status: 'CAME' },
        { ...key, userId: pod.leader!.id, status: 'CAME' },
        { ...key, userId: ben.id, status: 'APOLOGIES' },
      ]);
    return {
      membership: pod.membership,
      does: () => {
        test.clock.set('2026-03-03T20:00:00Z');
        return remindOfMeetings(test.app.context);
      },
      data: () => ({
        ...inPod(pod),
        meetingId: pod.meetingId,
        start: at / 1000,
        at: at / 1000,
        came: 2,
        apologies: 1,
        absent: 0,
      }),
    };
  },
  'step.done': async () => {
    const pod = await test.make.pod();
    const person = await test.make.participant(pod);
    const words = { status: 'InProgress' as const, goal: 'A secret goal', description: 'A secret step' };
    const [step] = await db()
      .update(nextTinySteps)
      .set({ ...words, commitmentDate: new Date('2026-03-03T12:00:00Z') })
      .where(eq(nextTinySteps.userId, person.id))
      .returning();
    return {
      membership: pod.membership,
      does: () => post(person, `/v1/next-tiny-steps/${step?.id}/done`),
      data: async () => ({ ...(await about(person)), ...inPod(pod) }),
    };
  },
  'report.opened': async () => {
    const pod = await test.make.pod();
    const [one, other] = [await test.make.participant(pod), await test.make.participant(pod)];
    const body = { kind: 'PERSON', podId: pod.id, reason: 'SPAM' };
    return {
      membership: pod.membership,
      does: () => post(one, `/v1/memberships/${pod.membership.id}/people/${other.id}/reports`, body),
      data: () => ({ ...inPod(pod), reportId: expect.any(String) as string, kind: 'PERSON', reason: 'SPAM' }),
    };
  },
  'leader.applied': () =>
    memberOccasion((person, membership) => post(person, `/v1/memberships/${membership.id}/request-leadership`)),
};

const told = (type: WebhookEvent): WebhookMessage[] =>
  receiver.received.map(({ message }) => message).filter((message) => message.type === type);

it.each(WEBHOOK_EVENTS)('a webhook is told of %s, as the contract says, and of nothing else', async (type) => {
  const { membership, does, data } = await occasions[type]();
  await subscribe(test, receiver, membership, [type]);
  await does();
  await sendWebhooks(test);
  expect(receiver.types()).toEqual([type]);
  const [message] = told(type);
  expect(messageViolation(message)).toBeUndefined();
  expect(message).toEqual({
    type,
    timestamp: test.clock.now().toISOString(),
    data: { membershipId: membership.id, membershipName: membership.name, ...(await data()) },
  });
});

it('no event has a word of a step', async () => {
  const { membership, does } = await occasions['step.done']();
  await subscribe(test, receiver, membership);
  await does();
  await sendWebhooks(test);
  expect(receiver.received.map(({ body }) => body).join()).not.toContain('secret');
});

it('a pod that is deleted is left by its people', async () => {
  const pod = await test.make.pod();
  await subscribe(test, receiver, pod.membership, ['pod.left']);
  await remove(ownerOf(pod.membership), `/v1/pods/${pod.id}`);
  await sendWebhooks(test);
  expect(told('pod.left')).toMatchObject([{ data: { ...inPod(pod), memberId: await memberIdOf(pod.leader!) } }]);
});

it('a switch leaves one pod and joins another', async () => {
  const membership = await test.make.membership();
  const [from, to] = [await test.make.pod({ membership }), await test.make.pod({ membership })];
  const person = await test.make.participant(from);
  await subscribe(test, receiver, membership, ['pod.joined', 'pod.left']);
  await post(person, `/v1/pods/${from.id}/switch`, { toPodId: to.id });
  await sendWebhooks(test);
  expect(receiver.received.map(({ message }) => [message.type, 'podId' in message.data && message.data.podId])).toEqual(
    [
      ['pod.left', from.id],
      ['pod.joined', to.id],
    ],
  );
});

it('a member is reported as drifting once, and again after they were back', async () => {
  const { membership, does } = await occasions['member.drifting']();
  await subscribe(test, receiver, membership, ['member.drifting']);
  await does();
  await does();
  await sendWebhooks(test);
  expect(told('member.drifting')).toHaveLength(1);
  const data = told('member.drifting')[0]!.data as { podId: string; memberId: string };
  await db().execute(sql`
    insert into attendance (meeting_id, starts_at, user_id, status, recorded_at)
    select p.meeting_id, ${NOW}, m.user_id, 'CAME', ${NOW} from pods p, members m
    where p.id = ${data.podId} and m.id = ${data.memberId}`);
  await does();
  test.clock.advance({ days: 22 });
  await does();
  await sendWebhooks(test);
  const again = told('member.drifting').filter((message) => JSON.stringify(message.data).includes(data.memberId));
  expect(again.map((message) => message.data)).toEqual([data, data]);
});

it('an invitation that is mailed again is no new event', async () => {
  const { membership, does } = await occasions['member.invited']();
  await subscribe(test, receiver, membership, ['member.invited']);
  await does();
  const isHere = eq(emailInvitations.membershipId, membership.id);
  const [invitation] = await db().select().from(emailInvitations).where(isHere);
  const by = { userId: ownerOf(membership).id, name: 'Owner' };
  await test.app.context.act((act) =>
    sendEmailInvitation(act, { membershipId: membership.id, invitationId: invitation!.id, by }),
  );
  await sendWebhooks(test);
  expect(receiver.types()).toEqual(['member.invited']);
});
