import { apiLinks, pageLinks } from '../../domain/links';
import type { StepStatus } from '../../domain/steps/steps';
import { shorten } from '../../domain/text/shorten';
import {
  html,
  type NamedPerson,
  notificationKinds,
  pageLinkContent,
  quote,
  type NotificationContent,
} from '../notifications';
import { oneLine } from '../platform/mail/content';

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

const enteredWords: Record<StepStatus, string> = {
  NotSet: 'your step',
  InProgress: 'your next step',
  Done: 'that your step is done',
  NotDone: 'that your step isn’t done',
};

const question = (message: string, { stepId, podId }: RemindedStep): NotificationContent => ({
  message,
  actionType: 'CHOICE',
  primary: { name: 'Done', url: apiLinks.stepDone(stepId) },
  secondary: { name: 'Not done', url: apiLinks.stepNotDone(stepId) },
  page: pageLinks.nextTinyStep(podId),
  subject: stepSubject(stepId),
});

export const stepNotifications = notificationKinds({
  'step-due': {
    content: (data: RemindedStep) =>
      question(html`Your step in <b>${data.podName}</b> is due ${data.day}: <i>${data.description}</i>`, data),
    push: true,
  },
  'step-overdue': {
    content: (data: RemindedStep) =>
      question(
        html`How did it go? Your step in <b>${data.podName}</b> was due ${data.day}: <i>${data.description}</i>`,
        data,
      ),
    push: true,
  },
  'step-nudged': {
    content: ({ sender, stepId, podId, podName }: StepResponseData) =>
      pageLinkContent(
        html`<b>${sender.name}</b> is looking forward to your Next Tiny Step in <b>${podName}</b>. Small is good.`,
        'Set a step',
        pageLinks.nextTinyStep(podId),
        stepSubject(stepId),
      ),
    push: true,
    personal: true,
  },
  'step-cheered': {
    content: ({ sender, stepId, podId, description }: CheeredStep) => ({
      ...pageLinkContent(
        html`<b>${sender.name}</b> cheered your step 👏 <i>${description}</i>`,
        'See step',
        pageLinks.nextTinyStep(podId),
        cheerSubject(stepId, sender.userId),
      ),
      group: { about: stepId, summary: html`people cheered your step.` },
    }),
    push: true,
    personal: true,
    replacesEarlier: true,
  },
  'step-commented': {
    content: ({ sender, commentId, stepId, podId, text }: CommentedStep) => ({
      ...pageLinkContent(
        html`<b>${sender.name}</b> commented on your step.` + quote(text),
        'See comment',
        pageLinks.nextTinyStep(podId),
        commentSubject(commentId),
      ),
      group: { about: stepId, summary: html`comments on your step.` },
    }),
    push: true,
    personal: true,
  },
  'step-entered': {
    content: ({ sender, stepId, podId, podName, status, description }: EnteredStep) =>
      pageLinkContent(
        html`<b>${sender.name}</b> noted ${enteredWords[status]} in <b>${podName}</b>: <i>${description}</i>`,
        'Confirm',
        pageLinks.nextTinyStep(podId),
        stepSubject(stepId),
      ),
    push: true,
  },
  'step-missing': {
    content: ({ stepId, podId, podName }: { stepId: string; podId: string; podName: string }) =>
      pageLinkContent(
        html`What’s your next tiny step? There’s none under way in <b>${podName}</b>.`,
        'Set a step',
        pageLinks.nextTinyStep(podId),
        stepSubject(stepId),
      ),
    push: true,
  },
});
