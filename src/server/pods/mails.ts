import { frequencyDescription, type Schedule } from '../../domain/meetings/schedule';
import type { Language } from '../../domain/text/languages';
import { countWithNoun, ordinal } from '../../domain/text/words';
import { greeting, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';
import { closedTransferMail } from './transfers/transferMail';

interface PodMail {
  firstName: string;
  podName: string;
  membershipName: string;
  link: string;
}

export interface WaitingPerson {
  name: string;
  consentJoinNewPod: boolean;
  consentToBeNewPodLeader: boolean;
}

function consent(person: WaitingPerson): string {
  if (person.consentToBeNewPodLeader) {
    return person.consentJoinNewPod ? 'would join or lead a new pod' : 'would lead a new pod';
  }
  return person.consentJoinNewPod ? 'would join a new pod' : 'is waiting for this pod';
}

export const podMails = mailTemplates({
  'transfer-closed': closedTransferMail,

  'waitlist-joined': (data: PodMail & { position: number; supportEmail: string }, language): MailContent => ({
    subject: `You’re ${ordinal(data.position)} in the queue for ${data.podName}`,
    paragraphs: [
      greeting(data.firstName, language),
      `${data.podName} in ${data.membershipName} is full. When a place comes up and it’s your turn, you’ll get it straight away and we’ll let you know. You don’t need to keep checking.`,
    ],
    button: { label: 'See my waitlists', link: data.link },
    why: `You’re getting this because you joined a waitlist in ${data.membershipName}.`,
    replyTo: data.supportEmail,
  }),

  /**
   * Sent to owners and admins, once per pod (rule pods.waitlistOfFour). `link` opens the page that forms another pod.
   */
  'waitlist-four': (data: PodMail & { people: WaitingPerson[]; supportEmail: string }, language): MailContent => ({
    subject: `${data.people.length} people are waiting for ${data.podName}`,
    paragraphs: [
      greeting(data.firstName, language),
      `Enough people are now waiting for ${data.podName} in ${data.membershipName} to start another pod:`,
      { facts: data.people.map((person) => [person.name, consent(person)] as const) },
    ],
    button: { label: 'Form a pod', link: data.link },
    why: `You’re getting this because you look after ${data.membershipName}.`,
    replyTo: data.supportEmail,
  }),

  'pod-with-seats': (
    data: PodMail & { seats: number; schedule: Schedule; timezone: string; supportEmail: string },
    language: Language,
    now: Date,
  ): MailContent => ({
    subject: `New pod with ${countWithNoun(data.seats, 'place')} left: ${data.podName}`,
    paragraphs: [
      greeting(data.firstName, language),
      `A new pod in ${data.membershipName} has room, and you asked us to let you know.`,
      {
        facts: [
          ['Pod', data.podName],
          ['Meets', frequencyDescription(data.schedule, data.timezone, Math.floor(now.getTime() / 1000))],
          ['Places left', String(data.seats)],
        ],
      },
    ],
    button: { label: 'Join pod', link: data.link },
    why: `You’re getting this because you asked to hear about new pods in ${data.membershipName}.`,
    replyTo: data.supportEmail,
  }),
});
