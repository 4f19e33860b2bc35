import { isPaused } from '../../domain/meetings/schedule';
import { hello, type MailContent } from '../platform/mail/content';
import type { Invitation } from '../platform/mail/invitation';
import { mailTemplates } from '../platform/mail/template';
import type { MeetingMailData, MeetingReason } from './mailData';
import { meetingFacts } from './mailFacts';
import { meetingMailText } from './mailTexts';

/** After these the meeting is no longer the reader's. */
const ENDS = new Set<MeetingReason>(['cancelled', 'left', 'removed', 'removedFromMembership', 'excused', 'disabled']);

/** A single meeting inside a pause takes place no more; of a recurring one only some dates fall out. */
const isOff = ({ reason, schedule }: MeetingMailData) =>
  ENDS.has(reason) || (!schedule.recurring && isPaused(schedule, schedule.unixTime));

const invitationOf = (data: MeetingMailData): Invitation => ({
  method: isOff(data) ? 'CANCEL' : 'REQUEST',
  uid: data.uid,
  sequence: data.sequence,
  name: data.podName,
  schedule: data.schedule,
  link: data.link,
  pageLink: data.podLink,
});

function whyOf({ podName, ofLeaders }: MeetingMailData, ends: boolean): string {
  if (ends) return `You get this because you ${ofLeaders ? 'attended' : 'were in'} ${podName}.`;
  return `You get this because you ${ofLeaders ? 'attend' : 'are in'} ${podName}. The calendar entry keeps itself right.`;
}

export const meetingMails = mailTemplates({
  /** Everything that changes what stands in somebody's calendar (rule meetings.calendar). */
  meeting: (data: MeetingMailData, at: Date): MailContent => {
    const now = Math.floor(at.getTime() / 1000);
    const { subject, text } = meetingMailText(data, now);
    const ends = ENDS.has(data.reason);
    return {
      subject,
      paragraphs: [hello(data.firstName), text, ...(ends ? [] : [meetingFacts(data, now)])],
      ...(!ends && { button: { label: data.ofLeaders ? 'Open meeting' : 'Open pod', link: data.podLink } }),
      why: whyOf(data, ends),
      replyTo: data.supportEmail,
      calendar: invitationOf(data),
    };
  },
});
