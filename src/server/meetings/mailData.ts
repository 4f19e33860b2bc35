import type { Schedule } from '../../domain/meetings/schedule';

/**
 * Why a meeting mail is written. Who switches gets two: `left` takes the old meeting away, `switched` brings the new.
 * `invited` and `excused` are who begins and who ceases to attend leader meetings, `enabled` and `disabled` who regains
 * and who loses access with their place in a pod kept. `linked` brings the link to who was mailed while there was none.
 */
export type MeetingReason =
  | 'scheduled'
  | 'changed'
  | 'paused'
  | 'cancelled'
  | 'joined'
  | 'promoted'
  | 'switched'
  | 'left'
  | 'removed'
  | 'removedFromMembership'
  | 'skipped'
  | 'linked'
  | 'invited'
  | 'excused'
  | 'enabled'
  | 'disabled';

export interface MeetingMailData {
  reason: MeetingReason;
  firstName: string;
  /** Of a leader meeting its own name, '… Leader meeting'. */
  podName: string;
  ofLeaders?: true;
  membershipName: string;
  supportEmail: string;
  /** The reader's zone; the meeting's where it is not known. */
  timezone: string;
  schedule: Schedule;
  /** As it was, for `changed`. */
  before?: Schedule;
  /** Full name of who removed the reader, from the pod or the membership. */
  removedBy?: string;
  /** The one left out, for `skipped`. Epoch seconds. */
  skippedStart?: number;
  /** The link in force; empty while there is none. */
  link: string;
  /** Zoom is asked for one, which takes its place. */
  isLinkComing?: boolean;
  podLink: string;
  /** `meetings.sequence` after the act; it has to rise with every mail of this meeting to this person. */
  sequence: number;
  uid: string;
}
