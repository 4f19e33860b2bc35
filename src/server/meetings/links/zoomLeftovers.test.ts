import { makeAppJobQueue } from '../../app';
import { useTestApp } from '../../testing/app';
import type { TestPod } from '../../testing/factories';
import { connectZoom, zoomMeetings } from '../testing/zoomMeetings';
import { weekly, zoomPodsIn } from '../testing/zoomPods';

const zoom = zoomMeetings();
const test = useTestApp({ deps: { zoom } });
const { podWithZoom, podAtZoom, save, shown, drain, tryAgain } = zoomPodsIn(test, zoom);

afterEach(async () => {
  zoom.answers = 'works';
  zoom.duringRequest = () => Promise.resolve();
  await tryAgain();
});

const newMeeting = { ...weekly, unixTime: 1772740800, thirdPartyMeetingLink: '' };

describe('cleaning up at Zoom', () => {
  async function leftBehind(work: () => Promise<unknown>): Promise<string[]> {
    const before = zoom.made.length;
    await work();
    await tryAgain();
    await tryAgain();
    expect(zoom.made.length).toBeGreaterThan(before);
    return zoom.idsAtZoom().filter((id) => zoom.made.indexOf(id) >= before);
  }

  const deletionOf = async (pod: TestPod) => {
    const owner = await test.as(pod.membership.business.owner);
    expect((await owner.delete(`/v1/pods/${pod.id}`)).status).toBe(200);
  };

  it('a Zoom link is deleted from Zoom when another link replaces it, and when the pod is deleted', async () => {
    const left = await leftBehind(async () => {
      const pod = await podAtZoom();
      await save(pod, 'https://meet.example.com/own');
      await save(pod, '');
      await drain();
      await deletionOf(pod);
    });
    expect(left).toEqual([]);
  });

  it("a meeting's link is deleted from Zoom if its pod is deleted while the link is being created", async () => {
    const pod = await podWithZoom();
    zoom.duringRequest = () => deletionOf(pod);
    expect(await leftBehind(() => save(pod, ''))).toEqual([]);
  });

  it.each([
    ['pod', 'pods', { name: 'Early birds', meeting: newMeeting }],
    ['leader meeting', 'leader-pods', newMeeting],
  ])('the link of a %s is created with it and deleted with it', async (what, path, body) => {
    const membership = await test.make.membership();
    await connectZoom(test, membership.business);
    const owner = await test.as(membership.business.owner);
    const left = await leftBehind(async () => {
      const made = await owner.post(`/v1/memberships/${membership.id}/${path}`, body);
      expect(made.body.scheduledMeeting.linkState).toBe('pending');
      await drain();
      const { body: meeting } = await owner.get(`/v1/scheduled-meetings/${made.body.meetingScheduleId}`);
      expect(meeting.thirdPartyMeetingId).toBe(zoom.made.at(-1));
      const url = what === 'pod' ? `/v1/pods/${made.body.id}` : `/v1/leader-pods/${made.body.id}`;
      expect((await owner.delete(url)).status).toBe(200);
    });
    expect(left).toEqual([]);
  });

  it('a link entered while Zoom is creating one stays', async () => {
    const pod = await podWithZoom();
    zoom.duringRequest = () => save(pod, 'https://meet.example.com/own');
    expect(await leftBehind(() => save(pod, ''))).toEqual([]);
    expect(await shown(pod)).toEqual({ link: 'https://meet.example.com/own' });
  });

  it('an attempt that ends between Zoom’s response and the commit leaves its meeting to the next attempt', async () => {
    const pod = await podWithZoom();
    const { context } = test.app;
    const { act } = context;
    zoom.duringRequest = async () => {
      context.act = () => Promise.reject(new Error('The process is gone'));
    };
    await save(pod, '');
    const left = await leftBehind(async () => {
      await drain();
      expect(await shown(pod)).toEqual({ state: 'pending' });
      context.act = act;
    });
    expect(left).toEqual([(await shown(pod)).id]);
  });

  it('a meeting created by an interrupted attempt is deleted if nothing is waiting for it any more', async () => {
    const pod = await podWithZoom();
    zoom.answers = 'loses';
    await save(pod, '');
    const left = await leftBehind(async () => {
      await drain();
      zoom.answers = 'works';
      await deletionOf(pod);
    });
    expect(left).toEqual([]);
  });

  it('a meeting is deleted if the last attempt missed the response about it', async () => {
    const pod = await podWithZoom();
    zoom.answers = 'fails';
    await save(pod, '');
    await drain();
    for (let again = 1; again <= 5; again += 1) await tryAgain();
    const left = await leftBehind(async () => {
      // The last attempt can't find the meeting that it is about to create.
      zoom.answers = 'works';
      zoom.duringRequest = async () => {
        zoom.answers = 'loses';
      };
      await tryAgain();
      expect(await shown(pod)).toEqual({ state: 'missing' });
      zoom.answers = 'works';
    });
    expect(left).toEqual([]);
  });

  it('several processes create each link only once', async () => {
    const pods = [];
    for (let index = 0; index < 6; index += 1) pods.push(await podWithZoom());
    for (const pod of pods) await save(pod, '');
    const { context } = test.app;
    const left = await leftBehind(async () => {
      const several = Array.from({ length: 3 }, () => makeAppJobQueue(context, () => context));
      await Promise.all(several.map((queue) => queue.drain()));
    });
    const used = await Promise.all(pods.map(async (pod) => (await shown(pod)).id));
    expect([...left].sort()).toEqual([...used].sort());
    expect(new Set(used).size).toBe(6);
  });

  it('if an attempt believed to be over creates a second link, only one is kept', async () => {
    const pod = await podWithZoom();
    const { context } = test.app;
    await save(pod, '');
    const left = await leftBehind(async () => {
      let isFirst = true;
      zoom.duringRequest = async () => {
        if (!isFirst) return;
        isFirst = false;
        // This attempt times out; a second attempt runs from start to end before the first gets its response.
        await context.database.pool.query(
          `update pgboss.job set state = 'retry', start_after = now() - interval '1 second' where name = 'zoom-link' and state = 'active'`,
        );
        await makeAppJobQueue(context, () => context).drain();
      };
      await drain();
    });
    expect(left).toEqual([(await shown(pod)).id]);
  });

  it('a repeated job for a link that is already stored has no effect', async () => {
    const pod = await podAtZoom();
    const { id } = await shown(pod);
    await test.app.context.database.pool.query(
      `update pgboss.job set state = 'retry', completed_on = null, start_after = now() - interval '1 second' where name = 'zoom-link'`,
    );
    await tryAgain();
    await tryAgain();
    expect(zoom.idsAtZoom()).toContain(id);
    expect((await shown(pod)).id).toBe(id);
  });
});
