import { timesNamed } from '../../notifications/testing/names';
import { inspectPods } from '../../pods/testing/inspect';
import { publishedTo } from '../../session/testing/publishedTo';
import { useTestApp } from '../../testing/app';
import type { TestPod, TestUser } from '../../testing/factories';
import { assistantsIn, ASSISTANT_LINK, POD_LINK } from '../testing/assistants';
import { leaderOf, leadersIn } from '../testing/leaders';

const test = useTestApp();
const look = inspectPods(test);
const { noticesOf } = leadersIn(test);
const { url, ask, confirm, decline, unassign, linkOf, asked, assisting } = assistantsIn(test);

const reasonsTo = async (person: { email: string }) => (await look.meetingMailsTo(person)).map(({ reason }) => reason);

describe('asking a participant to assist', () => {
  it('the leader or staff can ask a participant, which notifies and mails them, and changes nothing else', async () => {
    const pod = await test.make.pod({ name: 'Early Birds' });
    const anna = await test.make.participant(pod);
    const answer = await ask(pod, anna);
    expect(answer).toMatchObject({ status: 200, body: { assistantId: anna.id, confirmed: false } });
    expect(await noticesOf(anna)).toMatchObject([
      { primaryActionUrl: `/pod/confirm-assistant-leader?p=${pod.id}`, primaryDisplayName: 'Confirm or decline' },
    ]);
    expect(await test.mails(anna.email)).toMatchObject([
      { template: 'assistant-asked', data: { podName: 'Early Birds', askerName: expect.stringContaining('Person') } },
    ]);
    expect(await linkOf(pod)).toBe(POD_LINK);
    const seen = (await (await test.as(anna)).get(`/v1/pods/${pod.id}`)).body;
    expect(seen).toMatchObject({ assistantId: anna.id, assistantConfirmed: false, myRole: 'participant' });
  });

  it('asking the same person again sends nothing', async () => {
    const { pod, anna } = await asked();
    expect((await ask(pod, anna, pod.membership.business.owner)).status).toBe(200);
    expect(await test.mails(anna.email)).toHaveLength(1);
    expect(await noticesOf(anna)).toHaveLength(1);
  });

  it('asking another person completes the first request, and the previous assistant or invited person is notified', async () => {
    const { pod, anna } = await asked();
    const ben = await test.make.participant(pod);
    await ask(pod, ben);
    expect((await noticesOf(anna)).map(({ message }) => message)).toEqual([
      `You’re no longer asked to be assistant leader of <b>${pod.name}</b>.`,
    ]);
    await confirm(pod, ben, 'https://meet.example.com/ben');
    expect((await ask(pod, anna)).body).toMatchObject({
      assistantId: anna.id,
      confirmed: false,
      meetingLink: POD_LINK,
    });
    expect((await noticesOf(ben)).map(({ message }) => message)).toEqual([
      `You’re no longer assistant leader of <b>${pod.name}</b>.`,
    ]);
    expect(await test.mails(anna.email)).toHaveLength(1);
    expect((await look.auditOf(pod)).map(({ act, personId }) => [act, personId])).toEqual([
      ['ASSISTANT_ASKED', anna.id],
      ['ASSISTANT_REMOVED', anna.id],
      ['ASSISTANT_ASKED', ben.id],
      ['ASSISTANT_CONFIRMED', null],
      ['ASSISTANT_REMOVED', ben.id],
      ['ASSISTANT_ASKED', anna.id],
    ]);
  });

  it('asking one person after another in a pod is limited', async () => {
    const pod = await test.make.pod();
    const people = [await test.make.participant(pod), await test.make.participant(pod)];
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn++) statuses.push((await ask(pod, people[turn % 2]!)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  it('the leader, disabled members and members outside the pod cannot be asked, and strangers are not found', async () => {
    const pod = await test.make.pod();
    const off = await test.make.participant(pod);
    const disabled = await test.make.member(pod.membership, { disabled: true });
    await test.make.participant(pod, disabled);
    const outside = await test.make.member(pod.membership);
    const refusals: [TestUser | { id: string }, number, string][] = [
      [leaderOf(pod), 409, 'is_leader'],
      [disabled, 409, 'member_disabled'],
      [outside, 409, 'not_in_pod'],
      [await test.make.user(), 404, 'not_found'],
    ];
    for (const [person, status, code] of refusals)
      expect(await ask(pod, person)).toMatchObject({ status, body: { code } });
    expect((await ask(pod, off, off)).status).toBe(404);
    expect((await (await test.as(pod.leader!)).get(url(pod))).body).not.toHaveProperty('assistantId');
  });
});

describe('confirming to assist', () => {
  it('once an assistant confirms, their link is used by everyone without a mail about it, and the leader is notified', async () => {
    const { pod, anna } = await asked();
    const other = await test.make.participant(pod);
    expect(await confirm(pod, anna)).toMatchObject({
      status: 200,
      body: { confirmed: true, meetingLink: ASSISTANT_LINK },
    });
    expect(await linkOf(pod)).toBe(ASSISTANT_LINK);
    for (const person of [pod.leader!, anna, other]) expect(await reasonsTo(person)).toEqual([]);
    expect((await noticesOf(pod.leader!)).map(({ message }) => message)).toEqual([
      `<b>${anna.firstName} ${anna.lastName}</b> is now assistant leader of <b>${pod.name}</b>.`,
    ]);
    expect(await noticesOf(anna)).toEqual([]);
  });

  it('an assistant can see steps, the leader channel and leader meetings, but cannot edit the pod or ask anyone', async () => {
    const { pod, anna, asAnna } = await assisting();
    const other = await test.make.participant(pod);
    const { body } = await asAnna.get(`/v1/pods/${pod.id}`);
    expect(body.myRole).toBe('assistant');
    expect(body.can).toMatchObject({ seeSteps: true, edit: false, removeMembers: false, assignAssistant: false });
    const channels = (await asAnna.get('/v1/channels/my-channels')).body as { leaderChannel: boolean }[];
    expect(channels.map(({ leaderChannel }) => leaderChannel).sort()).toEqual([false, true]);
    expect(await look.channelChangesFor(anna)).toContain('added');
    expect((await asAnna.delete(`/v1/pods/${pod.id}/members/${other.id}`)).status).toBe(404);
    expect((await asAnna.patch(`/v1/pods/${pod.id}`, { name: 'Mine' })).status).toBe(404);
    expect((await ask(pod, other, anna)).status).toBe(404);
    expect((await unassign(pod, anna)).status).toBe(404);
  });

  it('nobody is notified when an assistant confirms in a pod without a leader', async () => {
    const pod = await test.make.pod({ leader: null });
    const anna = await test.make.participant(pod);
    const { owner } = pod.membership.business;
    await ask(pod, anna, owner);
    expect((await confirm(pod, anna)).status).toBe(200);
    expect(await look.noticesOf(owner)).toEqual([]);
  });

  it('confirming again returns the same response, but is refused with another link', async () => {
    const { pod, anna } = await assisting();
    const mails = await reasonsTo(anna);
    expect((await confirm(pod, anna)).status).toBe(200);
    expect(await confirm(pod, anna, 'https://meet.example.com/second')).toMatchObject({
      status: 409,
      body: { code: 'already_confirmed' },
    });
    expect(await linkOf(pod)).toBe(ASSISTANT_LINK);
    expect(await reasonsTo(anna)).toEqual(mails);
  });

  it.each([
    ['', 'Meeting link is required'],
    ['javascript:alert(1)', 'Link must start with http'],
  ])('the meeting link "%s" is rejected with an error for its field', async (link, message) => {
    const { pod, anna } = await asked();
    const { status, body } = await confirm(pod, anna, link);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: 'meetingLink', message }]);
    expect(await linkOf(pod)).toBe(POD_LINK);
  });

  it('a person who was never asked, or whose request was withdrawn, cannot confirm', async () => {
    const { pod, anna } = await asked();
    const other = await test.make.participant(pod);
    expect((await confirm(pod, other)).status).toBe(404);
    await unassign(pod, pod.leader!);
    expect((await confirm(pod, anna)).status).toBe(404);
    expect(await linkOf(pod)).toBe(POD_LINK);
    expect(await noticesOf(anna)).toMatchObject([{ primaryActionUrl: `/pod?p=${pod.id}` }]);
    await unassign(pod, pod.leader!);
    expect(await noticesOf(anna)).toHaveLength(1);
  });
});

describe('declining to assist', () => {
  it('ends the request and notifies the leader, and the person can be asked again', async () => {
    const { pod, anna } = await asked();
    const answer = await decline(pod, anna);
    expect(answer).toMatchObject({ status: 200, body: { confirmed: false } });
    expect(answer.body).not.toHaveProperty('assistantId');
    expect((await noticesOf(pod.leader!)).map(({ message }) => message)).toEqual([
      `<b>${anna.firstName} ${anna.lastName}</b> won’t be assistant leader of <b>${pod.name}</b>.`,
    ]);
    expect(await noticesOf(anna)).toEqual([]);
    expect((await confirm(pod, anna)).status).toBe(404);
    expect((await look.auditOf(pod)).map(({ act }) => act)).toEqual(['ASSISTANT_ASKED', 'ASSISTANT_DECLINED']);
    expect((await ask(pod, anna)).status).toBe(200);
  });

  it('notifies owner and admins if the pod has no leader', async () => {
    const pod = await test.make.pod({ leader: null });
    const anna = await test.make.participant(pod);
    const { owner } = pod.membership.business;
    await ask(pod, anna, owner);
    await decline(pod, anna);
    expect(await look.noticesOf(owner)).toContain('assistant-declined');
  });

  it('is possible only for the person asked, until they confirm', async () => {
    const { pod, anna } = await asked();
    expect((await decline(pod, await test.make.participant(pod))).status).toBe(404);
    expect((await decline(pod, pod.leader!)).status).toBe(404);
    await confirm(pod, anna);
    expect(await decline(pod, anna)).toMatchObject({ status: 409, body: { code: 'already_confirmed' } });
    expect(await linkOf(pod)).toBe(ASSISTANT_LINK);
  });
});

describe('unassigning the assistant', () => {
  it('once the assistant is released, the original link applies again, and the assistant is notified and leaves the leader channel', async () => {
    const { pod, anna, asAnna } = await assisting();
    expect(await unassign(pod, pod.leader!)).toMatchObject({
      status: 200,
      body: { status: 'UNASSIGNED', meetingLink: POD_LINK },
    });
    expect(await linkOf(pod)).toBe(POD_LINK);
    expect(await reasonsTo(anna)).toEqual([]);
    expect((await noticesOf(anna)).map(({ message }) => message)).toEqual([
      `You’re no longer assistant leader of <b>${pod.name}</b>.`,
    ]);
    const { body } = await asAnna.get(`/v1/pods/${pod.id}`);
    expect(body.myRole).toBe('participant');
    expect((await asAnna.get('/v1/channels/my-channels')).body).toMatchObject([{ leaderChannel: false }]);
  });

  it('updates the open pages of everyone in the pod', async () => {
    const { pod } = await assisting();
    const ben = await test.make.participant(pod);
    await unassign(pod, pod.leader!);
    expect(await look.channelChangesFor(ben)).toEqual(['changed']);
  });

  it('unassigning twice returns the same response, and notifies nobody again', async () => {
    const { pod, anna } = await assisting();
    const first = await unassign(pod, pod.leader!);
    const [mails, changes] = [await reasonsTo(anna), await look.channelChangesFor(anna)];
    expect(await unassign(pod, pod.leader!)).toMatchObject({ status: 200, body: first.body });
    expect([await reasonsTo(anna), await look.channelChangesFor(anna)]).toEqual([mails, changes]);
  });

  it('people who may unassign the assistant see both links, the assistant sees their own, and nobody else sees either', async () => {
    const { pod, anna, asAnna } = await assisting();
    const seenBy = async (person: TestUser) => (await (await test.as(person)).get(url(pod))).body;
    for (const person of [pod.leader!, pod.membership.business.owner]) {
      expect(await seenBy(person)).toMatchObject({ meetingLink: ASSISTANT_LINK, originalMeetingLink: POD_LINK });
    }
    expect((await asAnna.get(url(pod))).body).toMatchObject({ assistantId: anna.id, meetingLink: ASSISTANT_LINK });
    expect(await seenBy(anna)).not.toHaveProperty('originalMeetingLink');
    const other = await seenBy(await test.make.participant(pod));
    expect(other).toMatchObject({ assistantName: `${anna.firstName} ${anna.lastName}`, confirmed: true });
    expect(other).not.toHaveProperty('meetingLink');
  });

  it('a person who was only asked to assist sees no link', async () => {
    const { pod, anna } = await asked();
    const { body } = await (await test.as(anna)).get(url(pod));
    expect(body).toMatchObject({ assistantId: anna.id, confirmed: false });
    expect(body).not.toHaveProperty('meetingLink');
  });
});

describe('a departing assistant', () => {
  const goings: [string, (pod: TestPod, anna: TestUser) => Promise<unknown>][] = [
    ['leaves', async (pod, anna) => (await test.as(anna)).delete(`/v1/pods/${pod.id}/members`)],
    ['is removed', async (pod, anna) => (await test.as(pod.leader!)).delete(`/v1/pods/${pod.id}/members/${anna.id}`)],
    [
      'switches',
      async (pod, anna) => {
        const to = await test.make.pod({ membership: pod.membership });
        return (await test.as(anna)).post(`/v1/pods/${pod.id}/switch`, { toPodId: to.id });
      },
    ],
  ];

  it.each(goings)('an assistant who %s is released, and the original link is used again', async (_how, go) => {
    const { pod, anna } = await assisting();
    await go(pod, anna);
    const { body } = await (await test.as(pod.leader!)).get(url(pod));
    expect(body).toMatchObject({ confirmed: false, meetingLink: POD_LINK });
    expect(body).not.toHaveProperty('assistantId');
    const ofLeaders = (await publishedTo(test, anna, 'channel')).filter(({ podId }) => podId === undefined);
    expect(ofLeaders.map(({ change }) => change)).toEqual(['added', 'removed']);
  });

  it.each(goings)('a request to a person who %s before answering is completed', async (_how, go) => {
    const { pod, anna } = await asked();
    await go(pod, anna);
    expect((await confirm(pod, anna)).status).toBe(404);
    expect((await look.noticesOf(anna))[0]).toBe('assistant-asked');
    expect(
      (await noticesOf(anna)).filter(({ primaryDisplayName }) => primaryDisplayName === 'Confirm or decline'),
    ).toEqual([]);
  });
});

it('the names of a person asked to assist and of the asker are removed from notifications with their accounts', async () => {
  const { pod, anna } = await asked();
  await decline(pod, anna);
  expect(await timesNamed(test, pod.leader!)).toEqual({ now: 1, afterRemoval: 0 });
  expect(await timesNamed(test, anna)).toEqual({ now: 1, afterRemoval: 0 });
});
