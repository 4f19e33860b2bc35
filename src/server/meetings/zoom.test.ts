import { lookInto } from '../pods/testing/inspect';
import { useTestApp } from '../testing/app';
import type { TestPod } from '../testing/factories';
import { connectZoom, zoomMeetings } from './testing/zoomMeetings';

const zoom = zoomMeetings();
const test = useTestApp({ deps: { zoom } });

async function podWithZoom(): Promise<TestPod> {
  const pod = await test.make.pod();
  await connectZoom(test, pod.membership.business);
  return pod;
}

const schedule = { unixTime: 1767726000, recurring: true, frequency: 1, frequencyPeriod: 'Week', duration: 60 };
/** As long as the time of the tests it lies ahead, as a new meeting's must. */
const newMeeting = { ...schedule, unixTime: 1772740800, thirdPartyMeetingLink: '' };

async function save(pod: TestPod, thirdPartyMeetingLink: string, unixTime = schedule.unixTime) {
  const leader = await test.as(pod.leader!);
  return leader.put(`/v1/scheduled-meetings/${pod.meetingId}`, { ...schedule, unixTime, thirdPartyMeetingLink });
}

describe('a meeting link that is left empty', () => {
  afterEach(() => {
    zoom.answers = 'works';
  });

  it('a meeting link is required where the business has no Zoom', async () => {
    const pod = await test.make.pod();
    const { status, body } = await save(pod, '');
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'thirdPartyMeetingLink', message: 'Meeting link is required' }]);
  });

  it('an empty meeting link is made at Zoom once, where the business has it', async () => {
    const pod = await podWithZoom();
    const { body } = await save(pod, '');
    const [id] = zoom.made;
    expect(body.thirdPartyMeetingLink).toBe(`https://zoom.example.com/j/${id}`);
    expect(body.thirdPartyMeetingId).toBe(id);
    expect((await save(pod, '')).body.thirdPartyMeetingId).toBe(id);
    expect((await save(pod, body.thirdPartyMeetingLink)).body.thirdPartyMeetingId).toBe(id);
    expect(zoom.made).toEqual([id]);
  });

  it('a new time is saved with a link that is left empty again', async () => {
    const pod = await podWithZoom();
    const { thirdPartyMeetingId } = (await save(pod, '')).body;
    const tomorrow = Math.floor(test.app.context.clock.now().getTime() / 1000) + 86_400;
    expect((await save(pod, '', tomorrow)).body).toMatchObject({ unixTime: tomorrow, thirdPartyMeetingId });
  });

  it('a link made at Zoom is in force instead of an assistant’s', async () => {
    const pod = await podWithZoom();
    await lookInto(test).makeAssistant(pod, await test.make.participant(pod), 'https://meet.example.com/anna');
    const { body } = await save(pod, '');
    expect(body.thirdPartyMeetingLink).toBe(`https://zoom.example.com/j/${zoom.made.at(-1)}`);
  });

  it('a meeting stays as it was when Zoom fails', async () => {
    const pod = await podWithZoom();
    zoom.answers = 'fails';
    const { status, body } = await save(pod, '');
    expect(status).toBe(409);
    expect(body.detail).toBe('Meeting not updated/scheduled. Please try again later');
    const after = await (await test.as(pod.leader!)).get(`/v1/scheduled-meetings/${pod.meetingId}`);
    expect(after.body.thirdPartyMeetingLink).toBe('https://meet.example.com/pod');
  });

  it('a link made at Zoom is deleted there when another takes its place, and when the pod is deleted', async () => {
    const pod = await podWithZoom();
    const first = (await save(pod, '')).body.thirdPartyMeetingId as string;
    await save(pod, 'https://meet.example.com/own');
    expect(zoom.deleted).toEqual([first]);
    const second = (await save(pod, '')).body.thirdPartyMeetingId as string;
    await (await test.as(pod.membership.business.owner)).delete(`/v1/pods/${pod.id}`);
    expect(zoom.deleted).toEqual([first, second]);
  });
});

describe('a meeting that could not be saved after its link was made at Zoom', () => {
  afterEach(() => {
    zoom.meanwhile = () => Promise.resolve();
    zoom.answers = 'works';
  });

  /** A request that comes to nothing because what it is for is deleted meanwhile; it has its link made at Zoom. */
  async function expectFreed(request: () => Promise<{ status: number }>, deletion: () => Promise<{ status: number }>) {
    const [made, deleted] = [zoom.made.length, zoom.deleted.length];
    zoom.meanwhile = async () => expect((await deletion()).status).toBe(200);
    expect((await request()).status).toBe(404);
    expect(zoom.made.slice(made)).toHaveLength(1);
    expect(zoom.deleted.slice(deleted)).toEqual(zoom.made.slice(made));
  }

  it.each([
    ['pod', 'pods', { name: 'Early birds', meeting: newMeeting }],
    ['leader meeting', 'leader-pods', newMeeting],
  ])('the link of a %s is deleted at Zoom when its membership goes meanwhile', async (_what, path, body) => {
    const membership = await test.make.membership();
    await connectZoom(test, membership.business);
    const owner = await test.as(membership.business.owner);
    const url = `/v1/memberships/${membership.id}`;
    await expectFreed(
      () => owner.post(`${url}/${path}`, body),
      () => owner.delete(url),
    );
  });

  it('the link of a meeting is deleted at Zoom when its pod goes meanwhile', async () => {
    const pod = await podWithZoom();
    const owner = await test.as(pod.membership.business.owner);
    await expectFreed(
      () => save(pod, ''),
      () => owner.delete(`/v1/pods/${pod.id}`),
    );
  });

  it('the answer says why a meeting could not be saved even when Zoom does not delete its link', async () => {
    const pod = await podWithZoom();
    const owner = await test.as(pod.membership.business.owner);
    zoom.meanwhile = async () => {
      await owner.delete(`/v1/pods/${pod.id}`);
      zoom.answers = 'fails';
    };
    expect((await save(pod, '')).status).toBe(404);
  });
});
