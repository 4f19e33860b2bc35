import { eq } from 'drizzle-orm';
import { zoomSettings } from '../../platform/database/schema';
import { inspectPods } from '../../pods/testing/inspect';
import { useTestApp } from '../../testing/app';
import { zoomMeetings } from '../testing/zoomMeetings';
import { weekly, zoomPodsIn } from '../testing/zoomPods';

const zoom = zoomMeetings();
const test = useTestApp({ deps: { zoom } });
const { podWithZoom, podAtZoom, save, shown, madeLast, drain, tryAgain } = zoomPodsIn(test, zoom);

afterEach(async () => {
  zoom.answers = 'works';
  zoom.duringRequest = () => Promise.resolve();
  await tryAgain();
});

describe('an empty meeting link', () => {
  it('a meeting link is required if the business doesn’t have Zoom', async () => {
    const pod = await test.make.pod();
    const { status, body } = await save(pod, '');
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: 'thirdPartyMeetingLink', message: 'Meeting link is required' }]);
  });

  it('a meeting can be scheduled without a link that somebody adds later, and nobody can join until then', async () => {
    const membership = await test.make.membership();
    const { owner } = membership.business;
    const unixTime = test.clock.now().getTime() / 1000 + 86_400;
    const meeting = { ...weekly, unixTime, thirdPartyMeetingLink: '', linkLater: true };
    const asOwner = await test.as(owner);
    const { status, body } = await asOwner.post(`/v1/memberships/${membership.id}/pods`, {
      name: 'Larks',
      leaderId: owner.id,
      meeting,
    });
    expect(status).toBe(200);
    expect(body.scheduledMeeting).toMatchObject({ linkState: 'missing', can: { join: false } });
    const url = `/v1/scheduled-meetings/${body.meetingScheduleId}`;
    expect((await asOwner.put(url, { ...meeting, duration: 45 })).body).toMatchObject({ linkState: 'missing' });
    expect((await asOwner.put(url, { ...meeting, linkLater: false })).status).toBe(400);
    const thirdPartyMeetingLink = 'https://meet.example.com/larks';
    expect((await asOwner.put(url, { ...meeting, thirdPartyMeetingLink })).body).toMatchObject({
      thirdPartyMeetingLink,
      can: { join: true },
    });
  });

  it('a link in use can’t be left for later', async () => {
    const pod = await test.make.pod();
    const given = { ...weekly, thirdPartyMeetingLink: '', linkLater: true };
    const { status, body } = await (await test.as(pod.leader!)).put(`/v1/scheduled-meetings/${pod.meetingId}`, given);
    expect([status, body.errors?.[0]?.message]).toEqual([400, 'Meeting link is required']);
  });

  it('with Zoom, an empty meeting link is created exactly once, after the response', async () => {
    const pod = await podWithZoom();
    const before = zoom.made.length;
    const { status, body } = await save(pod, '');
    expect([status, body.linkState, zoom.made.length]).toEqual([200, 'pending', before]);
    expect(body).not.toHaveProperty('thirdPartyMeetingLink');
    expect((await save(pod, '')).body.linkState).toBe('pending');
    await drain();
    const id = zoom.made[before];
    const link = `https://zoom.example.com/j/${id}`;
    expect(await shown(pod)).toEqual({ link, id });
    expect((await save(pod, '')).body.thirdPartyMeetingId).toBe(id);
    expect((await save(pod, link)).body.thirdPartyMeetingId).toBe(id);
    await drain();
    expect(zoom.made).toHaveLength(before + 1);
  });

  it('requests get their response without waiting for Zoom', async () => {
    const pod = await podWithZoom();
    let answerNow = () => {};
    let asked = () => {};
    const wasAsked = new Promise<void>((resolve) => (asked = resolve));
    zoom.duringRequest = () => {
      asked();
      return new Promise<void>((resolve) => (answerNow = resolve));
    };
    await save(pod, '');
    const work = drain();
    await wasAsked;
    const tomorrow = Math.floor(test.app.context.clock.now().getTime() / 1000) + 86_400;
    expect((await save(pod, '', tomorrow)).body).toMatchObject({ unixTime: tomorrow, linkState: 'pending' });
    answerNow();
    await work;
    expect(await shown(pod)).toEqual(madeLast());
  });

  it('people who may not see the link are not shown that it is being created', async () => {
    const pod = await podWithZoom();
    await save(pod, '');
    const stranger = await test.as(await test.make.member(pod.membership));
    const { body } = await stranger.get(`/v1/scheduled-meetings/${pod.meetingId}`);
    expect(body).not.toHaveProperty('linkState');
  });

  it('saving a new time with an empty link field keeps the link', async () => {
    const pod = await podAtZoom();
    const tomorrow = Math.floor(test.app.context.clock.now().getTime() / 1000) + 86_400;
    const { body } = await save(pod, '', tomorrow);
    expect(body).toMatchObject({ unixTime: tomorrow, thirdPartyMeetingId: zoom.made.at(-1) });
  });

  it('a Zoom link replaces an assistant’s link', async () => {
    const pod = await podWithZoom();
    await inspectPods(test).makeAssistant(pod, await test.make.participant(pod), 'https://meet.example.com/anna');
    expect((await save(pod, '')).body.linkState).toBe('pending');
    await drain();
    expect((await shown(pod)).link).toBe(`https://zoom.example.com/j/${zoom.made.at(-1)}`);
  });

  it('saving keeps a link that was created after the client read the form', async () => {
    const pod = await podWithZoom();
    await save(pod, '');
    const { context } = test.app;
    const { act } = context;
    const before = zoom.deleted.length;
    context.act = async (work) => {
      context.act = act;
      await drain();
      return act(work);
    };
    const tomorrow = Math.floor(context.clock.now().getTime() / 1000) + 86_400;
    expect((await save(pod, '', tomorrow)).body).toMatchObject({ thirdPartyMeetingId: zoom.made.at(-1) });
    await drain();
    expect(zoom.deleted).toHaveLength(before);
  });

  it('open pages of the pod and of staff are updated once the link exists', async () => {
    const pod = await podWithZoom();
    const { channelChangesFor } = inspectPods(test);
    await save(pod, '');
    const before = (await channelChangesFor(pod.leader!)).length;
    await drain();
    expect((await channelChangesFor(pod.leader!)).slice(before)).toEqual(['changed']);
    expect(await channelChangesFor(pod.membership.business.owner)).toEqual(['changed']);
  });
});

describe('a failure at Zoom', () => {
  it('a link is requested until Zoom creates it', async () => {
    const pod = await podWithZoom();
    zoom.answers = 'fails';
    expect((await save(pod, '')).status).toBe(200);
    await drain();
    await tryAgain();
    expect(await shown(pod)).toEqual({ state: 'pending' });
    zoom.answers = 'works';
    await tryAgain();
    expect(await shown(pod)).toEqual(madeLast());
  });

  it('people who can enter a link are notified once Zoom has failed for long enough', async () => {
    const pod = await podWithZoom();
    const { owner } = pod.membership.business;
    const admin = await test.make.admin(pod.membership.business);
    const participant = await test.make.participant(pod);
    const { noticesOf } = inspectPods(test);
    zoom.answers = 'fails';
    await save(pod, '');
    await drain();
    for (let again = 1; again <= 5; again += 1) await tryAgain();
    expect(await shown(pod)).toEqual({ state: 'pending' });
    await tryAgain();
    expect(await shown(pod)).toEqual({ state: 'missing' });
    for (const staff of [owner, admin]) expect(await noticesOf(staff)).toEqual(['link-missing-staff']);
    expect(await noticesOf(pod.leader!)).toEqual(['link-missing']);
    expect(await noticesOf(participant)).not.toContain('link-missing');
    const told = (await test.mails()).filter(({ template }) => template === 'link-missing').map(({ to }) => to);
    expect(told.sort()).toEqual([owner.email, admin.email, pod.leader!.email].sort());

    zoom.answers = 'works';
    expect((await save(pod, '')).body.linkState).toBe('pending');
    const { body } = await (await test.as(owner)).get('/v1/notifications/my-notifications');
    expect(body).toEqual([]);
    await drain();
    expect((await shown(pod)).id).toBe(zoom.made.at(-1));
  });

  it('an abandoned link can be entered by hand', async () => {
    const pod = await podWithZoom();
    zoom.answers = 'fails';
    await save(pod, '');
    for (let tries = 0; tries < 7; tries += 1) await tryAgain();
    await save(pod, 'https://meet.example.com/own');
    expect(await shown(pod)).toEqual({ link: 'https://meet.example.com/own' });
    expect((await (await test.as(pod.leader!)).get('/v1/notifications/my-notifications')).body).toEqual([]);
  });

  it('a link request fails at once if the business no longer has Zoom', async () => {
    const pod = await podWithZoom();
    await save(pod, '');
    await test.app.context.database.db
      .delete(zoomSettings)
      .where(eq(zoomSettings.businessId, pod.membership.business.id));
    await drain();
    expect(await shown(pod)).toEqual({ state: 'missing' });
  });

  it('a link whose business no longer has Zoom is abandoned without notice', async () => {
    const pod = await podAtZoom();
    const before = zoom.deleted.length;
    await test.app.context.database.db
      .delete(zoomSettings)
      .where(eq(zoomSettings.businessId, pod.membership.business.id));
    expect((await save(pod, 'https://meet.example.com/own')).status).toBe(200);
    await tryAgain();
    await tryAgain();
    expect(zoom.deleted).toHaveLength(before);
  });

  it('a link is deleted from Zoom as soon as Zoom is available', async () => {
    const pod = await podAtZoom();
    const id = zoom.made.at(-1);
    zoom.answers = 'fails';
    expect((await save(pod, 'https://meet.example.com/own')).status).toBe(200);
    await drain();
    await tryAgain();
    expect(zoom.deleted).not.toContain(id);
    zoom.answers = 'works';
    await tryAgain();
    expect(zoom.deleted).toContain(id);
  });
});
