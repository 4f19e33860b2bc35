import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import type { LinkedMeeting } from './links/linkNotices';
import type { MeetingUpdate } from './meetingUpdate';
import type { MeetingRow } from './schedule';

/** A locked meeting, of a pod or of leaders, and the people affected. */
export interface LockedMeeting extends LinkedMeeting {
  /** The meeting's pod; absent for a leader meeting. */
  podId?: string;
  /** The link that people use for this meeting; empty while there is none. */
  linkInForce: (meeting: MeetingRow) => string;
  /** People who have the meeting in their calendar. */
  attendees: string[];
  /** Returns to the pod's own link; a leader meeting has no other link. */
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
    /**
     * Locks a pod with its meeting, in the lock order that all acts use; undefined if the pod is gone. `staff`: owner
     * and admins.
     */
    lockPodMeeting: (
      act: Act,
      which: { membershipId: string; podId: string; staff: string[] },
    ) => Promise<LockedMeeting | undefined>;
    /** Replaces the schedule of a pod's meeting; otherwise the same as `updateMeeting`. */
    updatePodMeeting: (context: AppContext, update: MeetingUpdate & { podId: string }) => Promise<void>;
    /** Follows up meetings that ended, once each. The caller must have locked the meetings. */
    onMeetingsEnded: (act: Act, ended: readonly EndedMeeting[]) => Promise<void>;
  }
}
