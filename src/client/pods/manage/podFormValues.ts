import { nextSeriesStart } from '../../../domain/meetings/scheduleTypes';
import type { Pod, PodInput } from '../../../contract/entities.gen';
import type { PodValues } from '../../../domain/pods/forms';
import { meetingFormValues, meetingInputOf, newMeetingFormValues, type MeetingFormValues } from '../../meetings';
import { words } from '../words';

/** The form's fields, any of which may be empty. */
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

/** Initial values of a new pod: the defaults, or values modelled on a pod with a waitlist. */
export function newPodFormValues({ maxParticipants, timezone, now }: Defaults, like?: Pod): PodFormValues {
  const empty = { name: '', maxParticipants, leaderId: '', meeting: newMeetingFormValues(timezone) };
  if (!like) return empty;
  const { scheduledMeeting } = like;
  const meeting = {
    ...meetingFormValues(scheduledMeeting, now),
    // The new pod needs a separate link, and a first date in the future.
    thirdPartyMeetingLink: '',
    unixTime: nextSeriesStart(scheduledMeeting) ?? ('' as const),
    paused: false,
  };
  return { ...empty, name: words.form.another(like.name), meeting };
}

/** The form's values for an existing pod and its meeting. */
export function podFormValues({ name, maxParticipants }: Pod, meeting: MeetingFormValues): PodFormValues {
  return { name, maxParticipants, leaderId: '', meeting };
}

/** Converts the validated form to the contract's input. */
export function podInputOf({ leaderId, meeting, ...fields }: PodValues): PodInput {
  return { ...fields, ...(leaderId && { leaderId }), meeting: meetingInputOf(meeting) };
}
