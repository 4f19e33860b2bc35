import { frequencyDescription, type Schedule } from '../../domain/meetings/schedule';
import type { Language } from '../../domain/text/languages';
import { greeting, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';
import { wordsIn } from './mailWords.gen';
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

function consentOf({ consentJoinNewPod, consentToBeNewPodLeader }: WaitingPerson) {
  if (consentToBeNewPodLeader) return consentJoinNewPod ? 'joinOrLead' : 'lead';
  return consentJoinNewPod ? 'join' : 'none';
}

export const podMails = mailTemplates({
  'transfer-closed': closedTransferMail,

  'waitlist-joined': (data: PodMail & { position: number; supportEmail: string }, language): MailContent => {
    const words = wordsIn(language).waitlistJoined;
    return {
      subject: words.subject(data),
      paragraphs: [greeting(data.firstName, language), words.text(data)],
      button: { label: words.button, link: data.link },
      why: words.why(data),
      replyTo: data.supportEmail,
    };
  },

  /**
   * Sent to owners and admins, once per pod (rule pods.waitlistOfFour). `link` opens the page that forms another pod.
   */
  'waitlist-four': (data: PodMail & { people: WaitingPerson[]; supportEmail: string }, language): MailContent => {
    const words = wordsIn(language).waitlistOfFour;
    return {
      subject: words.subject({ ...data, count: data.people.length }),
      paragraphs: [
        greeting(data.firstName, language),
        words.text(data),
        { facts: data.people.map((person) => [person.name, words.consents[consentOf(person)]] as const) },
      ],
      button: { label: words.button, link: data.link },
      why: words.why(data),
      replyTo: data.supportEmail,
    };
  },

  'pod-with-seats': (
    data: PodMail & { seats: number; schedule: Schedule; timezone: string; supportEmail: string },
    language: Language,
    now: Date,
  ): MailContent => {
    const words = wordsIn(language).podWithSeats;
    const { podName, seats, schedule, timezone } = data;
    return {
      subject: words.subject(data),
      paragraphs: [
        greeting(data.firstName, language),
        words.text(data),
        {
          facts: [
            [words.facts.pod, podName],
            [words.facts.meets, frequencyDescription(schedule, language, timezone, Math.floor(now.getTime() / 1000))],
            [words.facts.seats, String(seats)],
          ],
        },
      ],
      button: { label: words.button, link: data.link },
      why: words.why(data),
      replyTo: data.supportEmail,
    };
  },
});
