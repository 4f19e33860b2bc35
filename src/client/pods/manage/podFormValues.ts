import { nextSeriesStart } from '../../../domain/meetings/scheduleTypes';
import type { Pod, PodInput } from '../../../contract/entities.gen';
import type { PodValues } from '../../../domain/pods/forms';
import { meetingFormValues, meetingInputOf, newMeetingFormValues, type MeetingFormValues } from '../../meetings';
import { words } from '../words';

/** The form's fields, any of which may still be empty. */
export interface PodFormValues {
  name: string;
  maxParticipants: number | '';
  leaderId: string;
  meeting: MeetingFormValues;
}

interface Defaults {
  maxParticipants: number;
  timezone: string;
  /** Epoch seconds. */
  now: number;
}

/** A new pod: nothing but the defaults, or much like a pod that people wait for. */
export function newPodFormValues({ maxParticipants, timezone, now }: Defaults, like?: Pod): PodFormValues {
  const empty = { name: '', maxParticipants, leaderId: '', meeting: newMeetingFormValues(timezone) };
  if (!like) return empty;
  const { scheduledMeeting } = like;
  const meeting = {
    ...meetingFormValues(scheduledMeeting, now),
    // Its own link, and a first date that is still to come.
    thirdPartyMeetingLink: '',
    unixTime: nextSeriesStart(scheduledMeeting) ?? ('' as const),
    paused: false,
  };
  return { ...empty, name: words.form.another(like.name), meeting };
}

/** A pod as its form shows it, given its meeting in the form. */
export function podFormValues({ name, maxParticipants }: Pod, meeting: MeetingFormValues): PodFormValues {
  return { name, maxParticipants, leaderId: '', meeting };
}

/** The checked form as the contract has it. */
export function podInputOf({ leaderId, meeting, ...fields }: PodValues): PodInput {
  return { ...fields, ...(leaderId && { leaderId }), meeting: meetingInputOf(meeting) };
}
