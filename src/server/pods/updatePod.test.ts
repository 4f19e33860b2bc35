import { eq } from 'drizzle-orm';
import { meetings } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import type { TestPod } from '../testing/factories';
import { emptyAndDeletePod } from './deletePod';
import { inspectPods } from './testing/inspect';
import { updatePod } from './updatePod';

const test = useTestApp();
const look = inspectPods(test);

const onThursday = {
  unixTime: Date.parse('2026-03-05T18:00:00Z') / 1000,
  recurring: true,
  frequency: 1,
  frequencyPeriod: 'Week',
  duration: 60,
  thirdPartyMeetingLink: 'https://meet.example.com/pod',
  weeklyOptions: { days: ['THURSDAY'] },
};

describe('changing a pod', () => {
  it('changing meetings repeatedly is limited, since everyone is mailed each time', async () => {
    const pod = await test.make.pod();
    const asLeader = await test.as(pod.leader!);
    const rename = (n: number) => asLeader.patch(`/v1/pods/${pod.id}`, { name: `Pod ${n}` });
    for (let n = 0; n < 100; n++) await rename(n);
    const move = asLeader.patch(`/v1/pods/${pod.id}`, { meeting: onThursday });
    for (const refused of [await rename(100), await move])
      expect(refused).toMatchObject({
        status: 429,
        body: { detail: expect.stringMatching(/^You’ve changed meetings/) },
      });
    // A new size mails nobody.
    expect((await asLeader.patch(`/v1/pods/${pod.id}`, { maxParticipants: 4 })).status).toBe(200);
    test.clock.advance({ hours: 1 });
    expect((await rename(101)).status).toBe(200);
  });

  it('a pod can be changed by its leader and staff, not by its assistant or participants', async () => {
    const pod = await test.make.pod();
    const [assistant, participant] = [await test.make.participant(pod), await test.make.participant(pod)];
    await look.makeAssistant(pod, assistant, null);
    const change = async (person: { id: string }) =>
      (await (await test.as(person)).patch(`/v1/pods/${pod.id}`, { name: 'Renamed' })).status;
    expect(await change(pod.leader!)).toBe(200);
    expect(await change(pod.membership.business.owner)).toBe(200);
    expect([await change(assistant), await change(participant)]).toEqual([404, 404]);
  });

  it("renaming a pod renames its meeting and the pod in its steps, and updates its people's open pages", async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    const { body } = await (await test.as(pod.leader!)).patch(`/v1/pods/${pod.id}`, { name: ' Night Owls ' });
    expect(body).toMatchObject({ name: 'Night Owls', scheduledMeeting: { name: 'Night Owls' } });
    expect(await look.stepsOf(anna)).toMatchObject([{ podName: 'Night Owls' }]);
    expect(await look.channelChangesFor(anna)).toEqual(['changed']);
  });

  it('renaming a pod keeps the name of a meeting that has its own', async () => {
    const pod = await test.make.pod({ meeting: { name: 'Breakfast' } });
    const { body } = await (await test.as(pod.leader!)).patch(`/v1/pods/${pod.id}`, { name: 'Night Owls' });
    expect(body).toMatchObject({ name: 'Night Owls', scheduledMeeting: { name: 'Breakfast' } });
  });

  it('a new name is mailed with the former name, and any other change to the pod without it', async () => {
    const pod = await test.make.pod({ name: 'Early Birds' });
    const leader = await test.as(pod.leader!);
    await leader.patch(`/v1/pods/${pod.id}`, { name: 'Night Owls' });
    const { body } = await leader.patch(`/v1/pods/${pod.id}`, { maxParticipants: 4, meeting: onThursday });
    expect(body.scheduledMeeting.name).toBe('Night Owls');
    const mails = await test.mails(pod.leader!.email);
    expect(mails.map(({ data }) => data.nameBefore)).toEqual(['Early Birds', undefined]);
  });

  it('the audit log names the fields that changed, and has no entry if none did', async () => {
    const pod = await test.make.pod({ name: 'Early Birds' });
    const leader = await test.as(pod.leader!);
    const changes = [
      { name: 'Early Birds', maxParticipants: 8 },
      { name: 'Night Owls', maxParticipants: 8 },
      { maxParticipants: 4, meeting: onThursday },
      { maxParticipants: 4, meeting: onThursday },
    ];
    for (const change of changes) expect((await leader.patch(`/v1/pods/${pod.id}`, change)).status).toBe(200);
    expect((await look.auditOf(pod)).map(({ act, fields }) => [act, fields])).toEqual([
      ['POD_CHANGED', ['name']],
      ['POD_CHANGED', ['maxParticipants', 'meeting']],
    ]);
  });

  it('a change based on an earlier version of the pod or its meeting is refused, and changes nothing', async () => {
    const pod = await test.make.pod();
    const leader = await test.as(pod.leader!);
    const meetingUrl = `/v1/scheduled-meetings/${pod.meetingId}`;
    const { version } = (await leader.get(`/v1/pods/${pod.id}`)).body;
    const { version: meetingVersion } = (await leader.get(meetingUrl)).body;
    const first = { name: 'Night Owls', meeting: onThursday, version };
    expect((await leader.patch(`/v1/pods/${pod.id}`, first)).status).toBe(200);
    const refused = [
      await leader.patch(`/v1/pods/${pod.id}`, { maxParticipants: 4, version }),
      await leader.patch(`/v1/pods/${pod.id}`, { meeting: { ...onThursday, duration: 30 }, version }),
      await leader.put(meetingUrl, { ...onThursday, duration: 30, version: meetingVersion }),
    ];
    for (const answer of refused) expect(answer).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    const { body } = await leader.get(`/v1/pods/${pod.id}`);
    expect(body).toMatchObject({ name: 'Night Owls', maxParticipants: 8, scheduledMeeting: { duration: 60 } });
  });

  it('renaming a pod updates everyone’s calendar, and changing its size mails nobody', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    const leader = await test.as(pod.leader!);
    await leader.patch(`/v1/pods/${pod.id}`, { maxParticipants: 4 });
    expect(await look.meetingMailsTo(anna)).toEqual([]);
    for (let time = 0; time < 2; time += 1) await leader.patch(`/v1/pods/${pod.id}`, { name: 'Night Owls' });
    expect(await look.meetingMailsTo(anna)).toEqual([{ reason: 'changed', podName: 'Night Owls', sequence: 1 }]);
    expect(await look.meetingMailsTo(pod.leader!)).toHaveLength(1);
  });

  it('a pod and its meeting are changed together, with one mail and one notification', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    const { status, body } = await (
      await test.as(pod.leader!)
    ).patch(`/v1/pods/${pod.id}`, { name: 'Night Owls', maxParticipants: 4, meeting: onThursday });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Night Owls', maxParticipants: 4 });
    expect(body.scheduledMeeting).toMatchObject({ name: 'Night Owls', nextMeeting: onThursday.unixTime });
    expect(await look.meetingMailsTo(anna)).toEqual([{ reason: 'changed', podName: 'Night Owls', sequence: 1 }]);
    expect(await look.noticesOf(anna)).toEqual(['meeting-changed']);
    expect(await look.channelChangesFor(anna)).toEqual(['changed']);
  });

  it('saving the pod’s own link ends the use of an assistant’s link, and saving the one in use keeps it', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    await look.makeAssistant(pod, anna, 'https://meet.example.com/anna');
    const leader = await test.as(pod.leader!);
    const { unixTime } = (await leader.get(`/v1/pods/${pod.id}`)).body.scheduledMeeting;
    const save = async (thirdPartyMeetingLink: string) => {
      const meeting = { ...onThursday, unixTime, weeklyOptions: { days: ['TUESDAY'] }, thirdPartyMeetingLink };
      const { body } = await leader.patch(`/v1/pods/${pod.id}`, { meeting });
      return [body.scheduledMeeting.thirdPartyMeetingLink, (await look.channelChangesFor(anna)).length];
    };
    expect(await save('https://meet.example.com/anna')).toEqual(['https://meet.example.com/anna', 0]);
    expect(await save('https://meet.example.com/pod')).toEqual(['https://meet.example.com/pod', 1]);
  });

  it('a pod whose meeting is unchanged sends no notification about it, and saving again mails nobody', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    const leader = await test.as(pod.leader!);
    const { scheduledMeeting } = (await leader.get(`/v1/pods/${pod.id}`)).body;
    const meeting = { ...onThursday, unixTime: scheduledMeeting.unixTime, weeklyOptions: { days: ['TUESDAY'] } };
    for (let time = 0; time < 2; time += 1) {
      const answer = await leader.patch(`/v1/pods/${pod.id}`, { name: 'Night Owls', meeting });
      expect(answer.status).toBe(200);
    }
    expect(await look.meetingMailsTo(anna)).toEqual([{ reason: 'changed', podName: 'Night Owls', sequence: 1 }]);
    expect(await look.noticesOf(anna)).toEqual([]);
  });

  it('a pod remains unchanged, and nobody is notified, if part of a change is invalid', async () => {
    const pod = await test.make.pod({ name: 'Early Birds' });
    const anna = await test.make.participant(pod);
    const leader = await test.as(pod.leader!);
    const past = { ...onThursday, recurring: false, unixTime: 1_000_000_000 };
    for (const wrong of [
      { name: 'Night Owls', meeting: past },
      { maxParticipants: 51, meeting: onThursday },
      { name: ' ', meeting: onThursday },
    ]) {
      expect((await leader.patch(`/v1/pods/${pod.id}`, wrong)).status).toBe(400);
    }
    const { body } = await leader.patch(`/v1/pods/${pod.id}`, { name: 'Night Owls', meeting: past });
    expect(body.errors).toMatchObject([{ path: 'meeting.unixTime', message: 'Date cannot be in the past' }]);
    const seen = (await leader.get(`/v1/pods/${pod.id}`)).body;
    expect(seen).toMatchObject({ name: 'Early Birds', maxParticipants: 8, scheduledMeeting: { weekday: 2 } });
    expect(await look.meetingMailsTo(anna)).toEqual([]);
  });

  it("reducing a pod's seats removes nobody, and leaves no seat free", async () => {
    const pod = await test.make.pod({ maxParticipants: 3 });
    await test.make.participant(pod);
    await test.make.participant(pod);
    const { body } = await (await test.as(pod.leader!)).patch(`/v1/pods/${pod.id}`, { maxParticipants: 1 });
    expect(body).toMatchObject({ maxParticipants: 1, seatsAvailable: 0 });
    expect(body.members).toHaveLength(3);
  });

  it('an existing pod may have up to 50 seats', async () => {
    const pod = await test.make.pod();
    const leader = await test.as(pod.leader!);
    const seats = async (maxParticipants: number) =>
      (await leader.patch(`/v1/pods/${pod.id}`, { maxParticipants })).status;
    expect([await seats(50), await seats(51), await seats(0)]).toEqual([200, 400, 400]);
  });

  it('renaming a pod to white space is rejected', async () => {
    const pod = await test.make.pod();
    const { body } = await (await test.as(pod.leader!)).patch(`/v1/pods/${pod.id}`, { name: '   ' });
    expect(body.errors).toMatchObject([{ path: 'name', message: 'Pod name is required' }]);
  });
});

describe('deleting a pod', () => {
  it('staff can delete a pod with no members except its leader', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    const owner = await test.as(pod.membership.business.owner);
    expect((await (await test.as(pod.leader!)).delete(`/v1/pods/${pod.id}`)).status).toBe(404);
    const refused = await owner.delete(`/v1/pods/${pod.id}`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'pod_has_members' } });
    await owner.delete(`/v1/pods/${pod.id}/members/${anna.id}`);
    expect(await owner.delete(`/v1/pods/${pod.id}`)).toMatchObject({ status: 200, body: { done: true } });
    expect((await owner.get(`/v1/pods/${pod.id}`)).status).toBe(404);
    expect((await owner.get(`/v1/scheduled-meetings/${pod.meetingId}`)).status).toBe(404);
  });

  it('deleting a pod mails its leader their steps, clears their calendar and notifies them', async () => {
    const pod = await test.make.pod();
    await (await test.as(pod.membership.business.owner)).delete(`/v1/pods/${pod.id}`);
    const mails = await test.mails(pod.leader!.email);
    expect(mails.map(({ template }) => template)).toEqual(['steps-record', 'meeting']);
    expect(mails[1]?.data).toMatchObject({ reason: 'cancelled', podName: pod.name });
    expect(await look.noticesOf(pod.leader!)).toEqual(['pod-deleted']);
    expect(await look.channelChangesFor(pod.leader!)).toEqual(['removed', 'removed']);
  });

  it('deleting a pod is in the audit log, and people waiting for it are notified, unless they delete it', async () => {
    const pod = await test.make.pod({ maxParticipants: 1 });
    const seated = await test.make.participant(pod);
    const { owner } = pod.membership.business;
    const anna = await test.make.member(pod.membership);
    for (const person of [anna, owner]) await (await test.as(person)).post(`/v1/pods/${pod.id}/join`);
    expect(await look.waitlistOf(pod)).toEqual([anna.id, owner.id]);
    // Nobody is promoted to a paused pod.
    const pause = { pausedFrom: new Date('2026-03-01T00:00:00Z'), pausedTo: new Date('2026-04-01T00:00:00Z') };
    await test.app.context.database.db.update(meetings).set(pause).where(eq(meetings.id, pod.meetingId));
    await (await test.as(seated)).delete(`/v1/pods/${pod.id}/members`);
    await (await test.as(owner)).delete(`/v1/pods/${pod.id}`);
    expect([(await look.noticesOf(anna)).length, await look.noticesOf(owner)]).toEqual([1, []]);
    expect(await look.auditOf(pod)).toMatchObject([{ act: 'POD_DELETED' }]);
  });

  it('emptying and deleting a pod removes its participants one by one, and notifies them of who did it', async () => {
    const pod = await test.make.pod({ name: 'Early Birds' });
    const people = [await test.make.participant(pod), await test.make.participant(pod)];
    const { owner } = pod.membership.business;
    const by = { userId: owner.id, name: `${owner.firstName} ${owner.lastName}` };
    const emptied = { membershipId: pod.membership.id, podId: pod.id, by };
    const origin = { by: { userId: owner.id, address: '203.0.113.7' } };
    await test.app.context.act((act) => emptyAndDeletePod(act, emptied), origin);
    for (const person of people) {
      expect(await look.noticesOf(person)).toEqual(['removed-from-pod']);
      const mails = (await test.mails(person.email)).filter(({ template }) => template === 'meeting');
      expect(mails.map(({ data }) => data)).toMatchObject([{ reason: 'removed', removedBy: by.name }]);
    }
    expect(await look.auditOf(pod)).toMatchObject([
      { act: 'POD_MEMBER_REMOVED', personId: people[0]!.id },
      { act: 'POD_MEMBER_REMOVED', personId: people[1]!.id },
      { act: 'POD_DELETED' },
    ]);
    expect((await (await test.as(owner)).get(`/v1/pods/${pod.id}`)).status).toBe(404);
  });

  it('deleting a pod keeps the steps of people who had left it, under the pod’s name', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    const [step] = await look.stepsOf(anna);
    const asAnna = await test.as(anna);
    const commitmentDate = Date.parse('2026-03-03T12:00:00Z');
    await asAnna.post(`/v1/next-tiny-steps/${step!.id}/commit`, { goal: 'Run', description: 'Shoes', commitmentDate });
    await asAnna.delete(`/v1/pods/${pod.id}/members`);
    await (await test.as(pod.membership.business.owner)).delete(`/v1/pods/${pod.id}`);
    const { body } = await asAnna.get('/v1/my-next-tiny-steps');
    expect(body).toMatchObject([{ podName: pod.name, goal: 'Run', current: false }]);
    expect(body[0].podId).toBeUndefined();
  });
});

describe('a form saved while its pod is handed over', () => {
  const newLink = 'https://meet.example.com/new-leader';

  /** Saves the pod's meeting on Thursday with this link; the pod gets a new leader before the save gets its lock. */
  async function saveDuringHandOver(pod: TestPod, thirdPartyMeetingLink: string) {
    const asked = await test.make.participant(pod);
    const { body: offer } = await (
      await test.as(pod.leader!)
    ).post(`/v1/pods/${pod.id}/leader-transfers`, { participantId: asked.id });
    const { context } = test.app;
    const act: typeof context.act = async (work) => {
      const url = `/v1/leader-transfers/${offer.id}/accept`;
      expect((await (await test.as(asked)).post(url, { meetingLink: newLink })).status).toBe(200);
      return context.act(work);
    };
    const { id: membershipId, business } = pod.membership;
    const by = { membershipId, businessId: business.id, podId: pod.id, userId: business.owner.id, prefix: '' } as const;
    await updatePod({ ...context, act }, by, { meeting: { ...onThursday, thirdPartyMeetingLink } as never });
    const [stored] = await context.database.db.select().from(meetings).where(eq(meetings.id, pod.meetingId));
    const { body } = await (await test.as(asked)).get(`/v1/pods/${pod.id}`);
    return { stored, shown: body.scheduledMeeting };
  }

  it.each(['https://zoom.example.com/j/7', ''])('does not restore the link that it showed, %p', async (link) => {
    const meeting = { link: 'https://zoom.example.com/j/7', thirdPartyMeetingId: '7' };
    const pod = await test.make.pod({ meeting });
    const { stored, shown } = await saveDuringHandOver(pod, link);
    expect(stored).toMatchObject({ link: newLink, thirdPartyMeetingId: null });
    expect(shown).toMatchObject({ nextMeeting: onThursday.unixTime, thirdPartyMeetingLink: newLink });
  });

  it('keeps an assistant’s link in use', async () => {
    const pod = await test.make.pod();
    const assistant = await test.make.participant(pod);
    await look.makeAssistant(pod, assistant, 'https://meet.example.com/anna');
    const { stored, shown } = await saveDuringHandOver(pod, 'https://meet.example.com/anna');
    expect(stored).toMatchObject({ link: newLink });
    expect(shown.thirdPartyMeetingLink).toBe('https://meet.example.com/anna');
  });

  it('applies a different link that was entered', async () => {
    const { stored } = await saveDuringHandOver(await test.make.pod(), 'https://meet.example.com/typed');
    expect(stored).toMatchObject({ link: 'https://meet.example.com/typed' });
  });
});
