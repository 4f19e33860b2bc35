import type { Occurrence, Schedule } from '../../../domain/meetings/schedule';

/**
 * Why a meeting mail is written. Who switches gets two: `left` takes the old meeting away, `switched` brings the new.
 * `invited` and `excused` are who begins and who ceases to attend leader meetings, `enabled` and `disabled` who regains
 * and who loses access with their place in a pod kept. `skipped`, `movedOnce` and `restored` are about one date of a series. `formed` and
 * `formedToLead` are who got a seat in a pod formed of a waitlist, and who leads it. `renewed` brings
 * further dates of a series that calendars have date by date.
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
  | 'movedOnce'
  | 'restored'
  | 'renewed'
  | 'formed'
  | 'formedToLead'
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
  /** As it was, for `changed` and `paused`. */
  before?: Schedule;
  /** The name as it was, where that is another. */
  nameBefore?: string;
  /** Full name of who removed the reader, from the pod or the membership. */
  removedBy?: string;
  /** The one date that is another now, for `skipped`, `movedOnce` and `restored`. */
  occurrence?: Occurrence;
  /** The pod whose waitlist it was formed of, for `formed` and `formedToLead`. */
  formedFrom?: string;
  /** Full name of who leads it, for `formed`. */
  leaderName?: string;
  /** How many people have a seat in it, for `formedToLead`. */
  seated?: number;
  /** Where everybody joins it: the join page, never the link that is in force (rule meetings.joinLink). */
  link: string;
  podLink: string;
  /** `meetings.sequence` after the act; it has to rise with every mail of this meeting to this person. */
  sequence: number;
  uid: string;
}
