import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import type { LinkedMeeting } from './links/linkNotices';
import type { MeetingUpdate } from './meetingUpdate';
import type { MeetingRow } from './schedule';

export interface LockedMeeting extends LinkedMeeting {
  podId?: string;
  /** The link that people use for this meeting; empty while there is none. */
  linkInForce: (meeting: MeetingRow) => string;
  attendees: string[];
  /** Returns to the pod's own link; a leader meeting has no other link. */
  endAssistantLink: () => Promise<void>;
  publish: () => Promise<void>;
}

export interface EndedMeeting {
  meetingId: string;
  podId: string;
  start: Date;
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
    updatePodMeeting: (context: AppContext, update: MeetingUpdate & { podId: string }) => Promise<void>;
    /** Follows up meetings that ended, once each. The caller must have locked the meetings. */
    onMeetingsEnded: (act: Act, ended: readonly EndedMeeting[]) => Promise<void>;
  }
}
