import type { LeaderPod, Pod } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { leaderPodEditPath, podEditPath } from '../leaderMeetings/editPaths';
import { nextStart, type MeetingTimes } from './joinWindow';

export function soonest<Meeting extends { scheduledMeeting: MeetingTimes }>(
  all: readonly Meeting[],
  now: number,
): Meeting | undefined {
  const [next] = all
    .flatMap((one) => {
      const start = nextStart(one.scheduledMeeting, now);
      return start === undefined ? [] : [{ one, start }];
    })
    .sort((a, b) => a.start - b.start);
  return next?.one;
}

/** The edit page only with permission. */
export const withPagePaths = (pods: readonly Pod[], leaderPods: readonly LeaderPod[]) => [
  ...pods.map((pod) => ({
    ...pod,
    pod,
    to: pathTo(paths.pod, { pod: pod.id }),
    editTo: podEditPath(pod),
  })),
  ...leaderPods.map((one) => ({
    ...one,
    pod: undefined,
    to: pathTo(paths.leaderPod, { leaderPod: one.id }),
    editTo: leaderPodEditPath(one),
  })),
];
