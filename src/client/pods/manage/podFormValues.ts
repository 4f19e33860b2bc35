import { proposedStart } from '../../../domain/meetings/proposedStart';
import { nextSeriesStart } from '../../../domain/meetings/scheduleTypes';
import type { Pod, PodInput } from '../../../contract/entities.gen';
import type { PodValues } from '../../../domain/pods/forms';
import { meetingFormValues, meetingInputOf, newMeetingFormValues, type MeetingFormValues } from '../../meetings';
import { words } from '../words.gen';

export interface PodFormValues {
  name: string;
  maxParticipants: number | '';
  leaderId: string;
  meeting: MeetingFormValues;
}

interface Defaults {
  maxParticipants: number;
  leaderId?: string | undefined;
  timezone: string;
  now: number;
}

export function newPodFormValues(
  { maxParticipants, leaderId = '', timezone, now }: Defaults,
  like?: Pod,
): PodFormValues {
  const empty = { name: '', maxParticipants, leaderId, meeting: newMeetingFormValues(timezone) };
  if (!like) return { ...empty, meeting: { ...empty.meeting, unixTime: proposedStart(now, timezone) } };
  const { scheduledMeeting } = like;
  const meeting = {
    ...meetingFormValues(scheduledMeeting, now),
    // The new pod needs its own link, and a first date in the future.
    thirdPartyMeetingLink: '',
    linkLater: false,
    unixTime: nextSeriesStart(scheduledMeeting) ?? ('' as const),
    paused: false,
  };
  return { ...empty, name: words.form.another({ pod: like.name }), meeting };
}

export function podFormValues({ name, maxParticipants }: Pod, meeting: MeetingFormValues): PodFormValues {
  return { name, maxParticipants, leaderId: '', meeting };
}

export function podInputOf({ leaderId, meeting, ...fields }: PodValues): PodInput {
  return { ...fields, ...(leaderId && { leaderId }), meeting: meetingInputOf(meeting) };
}
