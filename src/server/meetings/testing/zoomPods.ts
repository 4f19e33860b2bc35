import { eq } from 'drizzle-orm';
import { meetings } from '../../platform/database/schema';
import type { TestApp } from '../../testing/app';
import type { TestPod } from '../../testing/factories';
import { runAllJobs } from '../../testing/jobs';
import { connectZoom, type ZoomMeetings } from './zoomMeetings';

export const weekly = { unixTime: 1767726000, recurring: true, frequency: 1, frequencyPeriod: 'Week', duration: 60 };

export interface ShownLink {
  link?: string;
  id?: string;
  state?: string;
}

export function zoomPodsIn(test: TestApp, zoom: ZoomMeetings) {
  const podWithZoom = async (): Promise<TestPod> => {
    const pod = await test.make.pod();
    await test.app.context.database.db.update(meetings).set({ link: '' }).where(eq(meetings.id, pod.meetingId));
    await connectZoom(test, pod.membership.business);
    return pod;
  };

  const save = async (pod: TestPod, thirdPartyMeetingLink: string, unixTime = weekly.unixTime) => {
    const leader = await test.as(pod.leader!);
    return leader.put(`/v1/scheduled-meetings/${pod.meetingId}`, { ...weekly, unixTime, thirdPartyMeetingLink });
  };

  const shown = async (pod: TestPod): Promise<ShownLink> => {
    const { body } = await (
      await test.as(pod.membership.business.owner)
    ).get(`/v1/scheduled-meetings/${pod.meetingId}`);
    return { link: body.thirdPartyMeetingLink, id: body.thirdPartyMeetingId, state: body.linkState };
  };

  const drain = () => test.app.context.jobs.drain();

  const madeLast = (): ShownLink => ({ link: `https://zoom.example.com/j/${zoom.made.at(-1)}`, id: zoom.made.at(-1) });

  const podAtZoom = async (): Promise<TestPod> => {
    const pod = await podWithZoom();
    await save(pod, '');
    await drain();
    expect(await shown(pod)).toEqual(madeLast());
    return pod;
  };

  const tryAgain = () => runAllJobs(test, 'zoom-link', 'zoom-free');

  return { podWithZoom, podAtZoom, save, shown, madeLast, drain, tryAgain };
}
