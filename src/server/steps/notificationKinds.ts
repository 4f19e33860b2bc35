import { apiLinks, pageLinks } from '../../domain/links';
import { html, notificationKinds, pageLinkContent, type NotificationContent } from '../notifications';

/**
 * The subject of questions about a step: settled when the step changes or closes. A device shows only the latest
 * question.
 */
export const stepSubject = (stepId: string) => `step:${stepId}`;

/** A step in a reminder; `day` is the short name of its date's day in the owner's zone. */
export interface RemindedStep {
  stepId: string;
  podId: string;
  podName: string;
  description: string;
  day: string;
}

/** A question with both answers as buttons; a device opens the step. */
const question = (message: string, { stepId, podId }: RemindedStep): NotificationContent => ({
  message,
  actionType: 'CHOICE',
  primary: { name: 'Done', url: apiLinks.stepDone(stepId) },
  secondary: { name: 'Not done', url: apiLinks.stepNotDone(stepId) },
  page: pageLinks.nextTinyStep(podId),
  subject: stepSubject(stepId),
});

export const stepNotifications = notificationKinds({
  /** Sent a day before the step's date. */
  'step-due': {
    content: (data: RemindedStep) =>
      question(html`Your step in <b>${data.podName}</b> is due ${data.day}: <i>${data.description}</i>`, data),
    push: true,
  },
  /** Sent on the morning after the step's date. */
  'step-overdue': {
    content: (data: RemindedStep) =>
      question(
        html`How did it go? Your step in <b>${data.podName}</b> was due ${data.day}: <i>${data.description}</i>`,
        data,
      ),
    push: true,
  },
  /** Sent two hours after a meeting. */
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
