import type { LeaderPod, Pod } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { leaderPodEditPath, podEditPath } from '../leaderMeetings/editPaths';
import { nextStart, type MeetingTimes } from './joinWindow';

/** Returns the meeting that is in progress or comes first; undefined if there is none. */
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

const inPod = ({ myRole, id }: Pod) => (myRole === undefined ? undefined : pathTo(paths.podMeeting, { pod: id }));

/**
 * The user's pods and leader meetings, each with its page, meeting mode for people in the pod, and, with permission, its
 * edit page.
 */
export const withPagePaths = (pods: readonly Pod[], leaderPods: readonly LeaderPod[]) => [
  ...pods.map((pod) => ({
    ...pod,
    to: pathTo(paths.pod, { pod: pod.id }),
    meetingModeTo: inPod(pod),
    editTo: podEditPath(pod),
  })),
  ...leaderPods.map((one) => ({
    ...one,
    apologies: undefined,
    to: pathTo(paths.leaderPod, { leaderPod: one.id }),
    meetingModeTo: undefined,
    editTo: leaderPodEditPath(one),
  })),
];
