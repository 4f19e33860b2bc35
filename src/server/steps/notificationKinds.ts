import { apiLinks, pageLinks } from '../../domain/links';
import type { StepStatus } from '../../domain/steps/steps';
import type { Language } from '../../domain/text/languages';
import { shorten } from '../../domain/text/shorten';
import {
  fillHtml,
  groupSummary,
  type NamedPerson,
  notificationKinds,
  pageLinkContent,
  quote,
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
  day: string;
}

export interface StepResponseData {
  sender: NamedPerson;
  stepId: string;
  podId: string;
  podName: string;
}

type CheeredStep = StepResponseData & { description: string };

type CommentedStep = StepResponseData & { commentId: string; text: string };

type EnteredStep = StepResponseData & { status: StepStatus; description: string };

const question = (message: string, { stepId, podId }: RemindedStep, language: Language): NotificationContent => ({
  message,
  actionType: 'CHOICE',
  primary: { name: wordsIn(language).done, url: apiLinks.stepDone(stepId) },
  secondary: { name: wordsIn(language).notDone, url: apiLinks.stepNotDone(stepId) },
  page: pageLinks.nextTinyStep(podId),
  subject: stepSubject(stepId),
});

export const stepNotifications = notificationKinds({
  'step-due': {
    content: (data: RemindedStep, language) => question(fillHtml(wordsIn(language).due, data), data, language),
    push: true,
  },
  'step-overdue': {
    content: (data: RemindedStep, language) => question(fillHtml(wordsIn(language).overdue, data), data, language),
    push: true,
  },
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
        group: { about: stepId, summary: groupSummary(words.group, {}) },
      };
    },
    push: true,
    personal: true,
    replacesEarlier: true,
  },
  'step-commented': {
    content: ({ sender, commentId, stepId, podId, text }: CommentedStep, language) => {
      const words = wordsIn(language).commented;
      const message = fillHtml(words.text, { senderName: sender.name }) + quote(text);
      return {
        ...pageLinkContent(message, words.button, pageLinks.nextTinyStep(podId), commentSubject(commentId)),
        group: { about: stepId, summary: groupSummary(words.group, {}) },
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
