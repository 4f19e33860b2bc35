import type { Occurrence, Schedule } from '../../../domain/meetings/schedule';

/**
 * Why a meeting mail is sent. A person who switches pods gets two mails: `left` removes the old meeting, `switched`
 * adds the new meeting. `invited` and `excused` are for people who start or stop attending leader meetings, `enabled`
 * and `disabled` for people who regain or lose access while keeping their seat. `skipped`, `movedOnce` and `restored`
 * concern one date of a series. `formed` and `formedToLead` are for people with a seat in a pod formed from a waitlist,
 * and for its leader. `renewed` adds further dates of a series that calendars list date by date.
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
  podName: string;
  ofLeaders?: true;
  membershipName: string;
  supportEmail: string;
  /** The reader's zone, or the meeting's if unknown. */
  timezone: string;
  schedule: Schedule;
  before?: Schedule;
  nameBefore?: string;
  removedBy?: string;
  placedBy?: string;
  occurrence?: Occurrence;
  formedFrom?: string;
  leaderName?: string;
  seated?: number;
  /** The join page, the same for everyone; never the meeting's own link (rule meetings.joinLink). */
  link: string;
  podLink: string;
  /** `meetings.sequence` after the act; it must increase with every mail about this meeting to this person. */
  sequence: number;
  uid: string;
}
