import { isPaused } from '../../domain/meetings/schedule';
import { hello, type MailContent } from '../platform/mail/content';
import type { Invitation } from '../platform/mail/invitation';
import { mailTemplates } from '../platform/mail/template';
import type { MeetingMailData, MeetingReason } from './mailData';
import { meetingFacts } from './mailFacts';
import { meetingMailText } from './mailTexts';

/** After these the meeting is no longer the reader's. */
const ENDS = new Set<MeetingReason>(['cancelled', 'left']);

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

export const meetingMails = mailTemplates({
  /** Everything that changes what stands in somebody's calendar (rule meetings.calendar). */
  meeting: (data: MeetingMailData, at: Date): MailContent => {
    const now = Math.floor(at.getTime() / 1000);
    const { subject, text } = meetingMailText(data, now);
    const ends = ENDS.has(data.reason);
    return {
      subject,
      paragraphs: [hello(data.firstName), text, ...(ends ? [] : [meetingFacts(data, now)])],
      ...(!ends && { button: { label: 'Open pod', link: data.podLink } }),
      why: ends
        ? `You get this because you were in ${data.podName}.`
        : `You get this because you are in ${data.podName}. The calendar entry keeps itself right.`,
      replyTo: data.supportEmail,
      calendar: invitationOf(data),
    };
  },
});
