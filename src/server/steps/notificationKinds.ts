import { apiLinks, pageLinks } from '../../domain/links';
import { shortWeekdayDate } from '../../domain/meetings/display';
import type { StepStatus } from '../../domain/steps/steps';
import type { Language } from '../../domain/text/languages';
import { shorten } from '../../domain/text/shorten';
import {
  fillHtml,
  notificationKinds,
  pageLinkContent,
  type NamedPerson,
  type NotificationContent,
} from '../notifications';
import { oneLine } from '../platform/mail/content';
import { wordsIn } from './noticeWords.gen';

/**
 * The subject of questions about a step: settled when the step changes, closes or is deleted. A device shows only the latest
 * question.
 */
export const stepSubject = (stepId: string) => `step:${stepId}`;

const QUOTED_LENGTH = 140;

export const quotedStep = (description: string): string => shorten(oneLine(description), QUOTED_LENGTH);

/** The subject of a cheer: settled when it is withdrawn. */
export const cheerSubject = (stepId: string, userId: string) => `cheer:${stepId}:${userId}`;

/** The subject of a comment: settled when it is deleted. */
export const commentSubject = (commentId: string) => `step-comment:${commentId}`;

export interface RemindedStep {
  stepId: string;
  podId: string;
  podName: string;
  description: string;
  /** Epoch seconds, as is `now`, when the reminder was sent. */
  dueAt: number;
  now: number;
  /** The owner's. */
  zone: string;
}

export interface StepResponseData {
  sender: NamedPerson;
  stepId: string;
  podId: string;
  podName: string;
}

type CheeredStep = StepResponseData & { description: string };

type CommentedStep = StepResponseData & { commentId: string; quote: string };

type EnteredStep = StepResponseData & { status: StepStatus; description: string };

const question =
  (which: 'due' | 'overdue') =>
  (
    { stepId, podId, podName, description, dueAt, now, zone }: RemindedStep,
    language: Language,
  ): NotificationContent => {
    const words = wordsIn(language);
    return {
      message: fillHtml(words[which], { podName, description, day: shortWeekdayDate(dueAt, zone, now, language) }),
      actionType: 'CHOICE',
      primary: { name: words.done, url: apiLinks.stepDone(stepId) },
      secondary: { name: words.notDone, url: apiLinks.stepNotDone(stepId) },
      page: pageLinks.nextTinyStep(podId),
      subject: stepSubject(stepId),
    };
  };

export const stepNotifications = notificationKinds({
  'step-due': { content: question('due'), push: true },
  'step-overdue': { content: question('overdue'), push: true },
  'step-nudged': {
    content: ({ sender, stepId, podId, podName }: StepResponseData, language) => {
      const words = wordsIn(language);
      const message = fillHtml(words.nudged, { senderName: sender.name, podName });
      return pageLinkContent(message, words.setStep, pageLinks.nextTinyStep(podId), stepSubject(stepId));
    },
    push: true,
    personal: true,
  },
  'step-cheered': {
    content: ({ sender, stepId, podId, description }: CheeredStep, language) => {
      const words = wordsIn(language).cheered;
      const message = fillHtml(words.text, { senderName: sender.name, description });
      const subject = cheerSubject(stepId, sender.userId);
      return {
        ...pageLinkContent(message, words.button, pageLinks.nextTinyStep(podId), subject),
        group: { about: stepId, summary: (count) => fillHtml(words.group, { count }) },
      };
    },
    push: true,
    personal: true,
    replacesEarlier: true,
  },
  'step-commented': {
    content: ({ sender, commentId, stepId, podId }: CommentedStep, language) => {
      const words = wordsIn(language).commented;
      const message = fillHtml(words.text, { senderName: sender.name });
      return {
        ...pageLinkContent(message, words.button, pageLinks.nextTinyStep(podId), commentSubject(commentId)),
        group: { about: stepId, summary: (count) => fillHtml(words.group, { count }) },
      };
    },
    push: true,
    personal: true,
  },
  'step-entered': {
    content: ({ sender, stepId, podId, podName, status, description }: EnteredStep, language) => {
      const words = wordsIn(language);
      const message = fillHtml(words.entered[status], { senderName: sender.name, podName, description });
      return pageLinkContent(message, words.confirm, pageLinks.nextTinyStep(podId), stepSubject(stepId));
    },
    push: true,
  },
  'step-missing': {
    content: (data: { stepId: string; podId: string; podName: string }, language) => {
      const words = wordsIn(language);
      const { stepId, podId } = data;
      const message = fillHtml(words.missing, data);
      return pageLinkContent(message, words.setStep, pageLinks.nextTinyStep(podId), stepSubject(stepId));
    },
    push: true,
  },
});
