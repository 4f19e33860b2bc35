import { linkInForce } from '../meetings';
import { podPeople } from '../platform/database/podPeople';
import type { Hooks } from '../platform/hooks';
import { overrideAssistantLink } from './changePodMeeting';
import { linkedMeetingOf, lockPods } from './lockPod';
import { updatePod } from './updatePod';
import { publishPodChangeTo } from './publishPodChange';

export const lockPodMeeting: Hooks['lockPodMeeting'] = async (act, { membershipId, podId, staff }) => {
  const [locked] = await lockPods(act, membershipId, [podId]);
  if (!locked) return undefined;
  const attendees = locked.people.map(({ userId }) => userId);
  return {
    ...linkedMeetingOf(locked, staff),
    podId,
    linkInForce: (meeting) => linkInForce(meeting, locked.pod),
    attendees,
    endAssistantLink: () => overrideAssistantLink(act, locked),
    // Staff who scheduled the meeting may have its page open without being in the pod.
    publish: async () => {
      const people = await podPeople(act.tx, podId);
      await publishPodChangeTo(act, podId, [...new Set([...people, ...staff])], 'changed');
    },
  };
};

export const podMeetingHooks = {
  lockPodMeeting,
  updatePodMeeting: (context, { membershipId, businessId, podId, userId, input }) =>
    updatePod(context, { membershipId, businessId, podId, userId, prefix: '' }, { meeting: input }),
} satisfies Partial<Hooks>;
