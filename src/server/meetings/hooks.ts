import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import type { LinkedMeeting } from './links/linkNotices';
import type { MeetingUpdate } from './meetingUpdate';
import type { MeetingRow } from './schedule';

/** A locked meeting, of a pod or of leaders, and the people concerned. */
export interface LockedMeeting extends LinkedMeeting {
  /** The meeting's pod; absent for a leader meeting. */
  podId?: string;
  /** The link people would use for this meeting; empty while there is none. */
  linkInForce: (meeting: MeetingRow) => string;
  /** People with the meeting in their calendar. */
  attendees: string[];
  /** Makes the pod's own link apply; a leader meeting has no other. */
  endAssistantLink: () => Promise<void>;
  /** Notifies open pages of the change. */
  publish: () => Promise<void>;
}

/** A date of a pod's meeting that has ended. */
export interface EndedMeeting {
  meetingId: string;
  podId: string;
  /** Its start in the series, which identifies it. */
  start: Date;
  /** When it began. */
  at: Date;
}

declare module '../platform/hooks' {
  interface Hooks {
    /** Locks a pod with its meeting, in the order of all acts; undefined if it is gone. `staff`: owner and admins. */
    lockPodMeeting: (
      act: Act,
      which: { membershipId: string; podId: string; staff: string[] },
    ) => Promise<LockedMeeting | undefined>;
    /** Replaces the schedule of a pod's meeting; same as `updateMeeting` otherwise. */
    updatePodMeeting: (context: AppContext, update: MeetingUpdate & { podId: string }) => Promise<void>;
    /** Follows up meetings that ended, once each. The caller has locked them. */
    onMeetingsEnded: (act: Act, ended: readonly EndedMeeting[]) => Promise<void>;
  }
}
