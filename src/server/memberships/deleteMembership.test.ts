import { connectZoom, zoomMeetings } from '../meetings/testing/zoomMeetings';
import { inspectPods } from '../pods/testing/inspect';
import { useTestApp } from '../testing/app';

const zoom = zoomMeetings();
const test = useTestApp({ deps: { zoom } });
const look = inspectPods(test);

it('a membership can be deleted only after its pods are deleted and its members removed', async () => {
  const membership = await test.make.membership();
  const member = await test.make.member(membership);
  const owner = await test.as(membership.business.owner);
  const url = `/v1/memberships/${membership.id}`;
  expect((await owner.get(`${url}/delete-status`)).body).toEqual({ canDelete: false, podCount: 0, memberCount: 1 });
  expect(await owner.delete(url)).toMatchObject({
    status: 409,
    body: { detail: 'All pods must be deleted and all members removed first.' },
  });
  await (await test.as(member)).delete(`${url}/members`);
  expect((await owner.get(`${url}/delete-status`)).body).toEqual({ canDelete: true, podCount: 0, memberCount: 0 });
  expect((await owner.delete(url)).body).toEqual({ done: true });
  expect((await owner.get(url)).status).toBe(404);
});

it('only the owner can delete a membership', async () => {
  const membership = await test.make.membership();
  const admin = await test.as(await test.make.admin(membership.business));
  expect((await admin.delete(`/v1/memberships/${membership.id}`)).status).toBe(404);
});

it("a deleted membership's leader meetings are removed from attendees' calendars and from Zoom", async () => {
  const membership = await test.make.membership();
  const { business } = membership;
  const admin = await test.make.admin(business);
  await connectZoom(test, business);
  const owner = await test.as(business.owner);
  const once = { recurring: false, frequency: 1, frequencyPeriod: 'Week', duration: 45, thirdPartyMeetingLink: '' };
  const unixTime = Date.parse('2026-03-19T18:00:00Z') / 1000;
  for (const start of [unixTime, unixTime + 86_400]) {
    await owner.post(`/v1/memberships/${membership.id}/leader-pods`, { ...once, unixTime: start });
  }
  await test.app.context.jobs.drain();
  expect((await owner.delete(`/v1/memberships/${membership.id}`)).body).toEqual({ done: true });
  for (const person of [business.owner, admin]) {
    const reasons = (await look.meetingMailsTo(person)).map(({ reason }) => reason);
    // The earlier mails have been sent, which empties their data.
    expect(reasons).toEqual([undefined, undefined, 'cancelled', 'cancelled']);
  }
  await test.app.context.jobs.drain();
  expect(zoom.made).toHaveLength(2);
  expect(zoom.deleted.sort()).toEqual(zoom.made);
});
