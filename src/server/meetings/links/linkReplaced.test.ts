import { eq } from 'drizzle-orm';
import { meetings } from '../../platform/database/schema';
import { inspectPods } from '../../pods/testing/inspect';
import { useTestApp } from '../../testing/app';
import { interleave } from '../../testing/interleave';
import type { TestPod } from '../../testing/factories';
import { connectZoom, zoomMeetings } from '../testing/zoomMeetings';
import { leaderMeetingIn } from '../testing/leaderMeeting';
import { receivedMeetingMails } from '../testing/receivedMeetingMails';
import { zoomPodsIn } from '../testing/zoomPods';

const zoom = zoomMeetings();
const test = useTestApp({ deps: { zoom } });
const received = receivedMeetingMails(test);
const { podWithZoom, podAtZoom, save, shown, madeLast, drain, tryAgain } = zoomPodsIn(test, zoom);

const OLD = 'https://meet.example.com/old';
const ANNAS = 'https://meet.example.com/anna';

beforeEach(() => {
  zoom.answers = 'works';
});

async function podWithLink(): Promise<TestPod> {
  const pod = await podWithZoom();
  await save(pod, OLD);
  await drain();
  return pod;
}

const giveUp = async () => {
  for (let tries = 0; tries < 7; tries += 1) await tryAgain();
};

describe('a link to be replaced by Zoom', () => {
  it('applies until Zoom has created the new link', async () => {
    const pod = await podWithLink();
    const { body } = await save(pod, '');
    expect(body).toMatchObject({ thirdPartyMeetingLink: OLD, linkState: 'pending' });
    expect(await shown(pod)).toEqual({ link: OLD, state: 'pending' });
    await drain();
    expect(await shown(pod)).toEqual(madeLast());
  });

  it("is kept if the meeting's time changes", async () => {
    const pod = await podWithLink();
    const tomorrow = Math.floor(test.app.context.clock.now().getTime() / 1000) + 86_400;
    expect((await save(pod, '', tomorrow)).body).toMatchObject({ unixTime: tomorrow, thirdPartyMeetingLink: OLD });
    await drain();
    expect(await shown(pod)).toEqual(madeLast());
  });

  it('is kept when Zoom fails, and the person who requested a new link is notified', async () => {
    const pod = await podWithLink();
    zoom.answers = 'fails';
    await save(pod, '');
    await giveUp();
    expect(await shown(pod)).toEqual({ link: OLD });
    expect((await received(pod.leader!)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('keeps its meeting link'),
    );
    const { body } = await (await test.as(pod.leader!)).get('/v1/notifications/my-notifications');
    expect(body).toMatchObject([{ message: expect.stringContaining('so the one in use stays') as string }]);
    await save(pod, 'https://meet.example.com/own');
    expect((await (await test.as(pod.leader!)).get('/v1/notifications/my-notifications')).body).toEqual([]);
  });

  it("is an assistant’s until Zoom has created a link, and remains the assistant's if Zoom fails", async () => {
    const pod = await podWithLink();
    await inspectPods(test).makeAssistant(pod, await test.make.participant(pod), ANNAS);
    zoom.answers = 'fails';
    await save(pod, '');
    await giveUp();
    expect((await shown(pod)).link).toBe(ANNAS);
    zoom.answers = 'works';
    await save(pod, '');
    expect((await shown(pod)).link).toBe(ANNAS);
    await drain();
    expect(await shown(pod)).toEqual(madeLast());
  });

  it('is also kept by a leader meeting', async () => {
    const membership = await test.make.membership();
    await connectZoom(test, membership.business);
    const schedule = leaderMeetingIn(test);
    const { meetingScheduleId } = await schedule(membership);
    zoom.answers = 'fails';
    const owner = await test.as(membership.business.owner);
    const url = `/v1/scheduled-meetings/${meetingScheduleId}`;
    const { body } = await owner.put(url, { ...schedule.input, thirdPartyMeetingLink: '' });
    const kept = { thirdPartyMeetingLink: schedule.input.thirdPartyMeetingLink };
    expect(body).toMatchObject({ ...kept, linkState: 'pending' });
    await giveUp();
    expect((await owner.get(url)).body).toMatchObject(kept);
  });

  it('is replaced by a link entered in the meantime', async () => {
    const pod = await podWithLink();
    zoom.answers = 'fails';
    await save(pod, '');
    await save(pod, 'https://meet.example.com/own');
    expect(await shown(pod)).toEqual({ link: 'https://meet.example.com/own' });
    const { db } = test.app.context.database;
    expect(await db.select().from(meetings).where(eq(meetings.id, pod.meetingId))).toMatchObject([
      { linkRequest: null, linkReplaces: null },
    ]);
  });
});

describe('an assistant’s link whose field is emptied', () => {
  const assisted = async (pod: TestPod) => {
    const anna = await test.make.participant(pod);
    await inspectPods(test).makeAssistant(pod, anna, ANNAS);
    return anna;
  };

  it('is replaced immediately by the pod’s own Zoom link', async () => {
    const pod = await podAtZoom();
    await assisted(pod);
    const [made, deleted] = [zoom.made.length, zoom.deleted.length];
    expect((await save(pod, '')).body).toMatchObject({ thirdPartyMeetingLink: madeLast().link });
    await drain();
    expect(await shown(pod)).toEqual(madeLast());
    expect([zoom.made.length, zoom.deleted.length]).toEqual([made, deleted]);
  });

  it('is replaced by the requested link, even if the assistant confirmed after the request', async () => {
    const pod = await podWithLink();
    zoom.answers = 'fails';
    await save(pod, '');
    await drain();
    await assisted(pod);
    expect(await shown(pod)).toEqual({ link: ANNAS });
    expect((await save(pod, '')).body).toMatchObject({ thirdPartyMeetingLink: ANNAS, linkState: 'pending' });
    zoom.answers = 'works';
    await tryAgain();
    expect(await shown(pod)).toEqual(madeLast());
  });

  it('stays if another assistant has confirmed since the form was checked', async () => {
    const pod = await podAtZoom();
    await assisted(pod);
    const { context } = test.app;
    const { act } = context;
    const bens = 'https://meet.example.com/ben';
    context.act = async (work) => {
      context.act = act;
      await inspectPods(test).makeAssistant(pod, await test.make.participant(pod), bens);
      return act(work);
    };
    expect((await save(pod, '')).body).toMatchObject({ thirdPartyMeetingLink: bens });
  });
});

it('saving during a request to Zoom keeps the record that Zoom was asked', async () => {
  const pod = await podWithLink();
  await save(pod, '');
  const { context } = test.app;
  const isMeeting = eq(meetings.id, pod.meetingId);
  const linkTriedAt = test.clock.now();
  const tomorrow = Math.floor(linkTriedAt.getTime() / 1000) + 86_400;
  const { status } = await interleave(
    context,
    ({ act }) => act(({ tx }) => tx.update(meetings).set({ linkTriedAt }).where(isMeeting)),
    () => save(pod, '', tomorrow),
  );
  expect(status).toBe(200);
  expect(await context.database.db.select().from(meetings).where(isMeeting)).toMatchObject([{ linkTriedAt }]);
});
