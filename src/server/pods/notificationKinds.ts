import { pageLinks } from '../../domain/links';
import { groupKeyOf, html, notificationKinds, pageLink } from '../notifications';
import { nextStepLabel, nextStepPage, type NextStep } from './transfers/transferOutcome';

/** That enough people wait for a pod: settled when the pod is gone. */
export const waitlistSubject = (podId: string) => `waitlist:${podId}`;

/** That somebody is asked to assist in a pod: settled when they are not any more. */
export const assistantSubject = (podId: string) => `assistant:${podId}`;

/** That somebody is asked to lead a pod: settled when they need not answer any more. */
export const transferSubject = (transferId: string) => `leader-transfer:${transferId}`;

/** That a new pod has places: settled when it has none any more, or is gone. */
export const placesSubject = (podId: string) => `places:${podId}`;

/** What a notification about a pod takes. */
export interface NamedPod {
  podId: string;
  podName: string;
}
export type PersonInPod = NamedPod & { personName: string };

/** A notification whose button opens the pod. */
export const viewPod = (message: string, { podId }: NamedPod) => pageLink(message, 'View pod', pageLinks.pod(podId));

type ClosedTransfer = PersonInPod & { next: NextStep };

/** What became of an offer to lead, with what its reader can do next. */
const transferOutcome = (message: string, { next, podId }: ClosedTransfer) =>
  pageLink(message, nextStepLabel(next), nextStepPage(next, podId));

export const podNotifications = notificationKinds({
  'waitlist-four': {
    content: (data: NamedPod & { count: number }) =>
      pageLink(
        html`${data.count} people are waiting for <b>${data.podName}</b>: enough for another pod.`,
        'Form a pod',
        pageLinks.formPod(data.podId),
        waitlistSubject(data.podId),
      ),
    push: true,
    forStaff: true,
  },
  'pod-joined': {
    content: (data: PersonInPod) => ({
      ...viewPod(html`<b>${data.personName}</b> joined <b>${data.podName}</b>.`, data),
      group: { about: data.podId, summary: html`people joined <b>${data.podName}</b>.` },
    }),
    push: true,
  },
  'pod-left': {
    content: (data: PersonInPod & { removedBy?: string }) => ({
      ...viewPod(
        data.removedBy === undefined
          ? html`<b>${data.personName}</b> left <b>${data.podName}</b>.`
          : html`<b>${data.removedBy}</b> removed <b>${data.personName}</b> from <b>${data.podName}</b>.`,
        data,
      ),
      group: { about: data.podId, summary: html`people left <b>${data.podName}</b> or were removed.` },
    }),
    push: true,
  },
  /** To the leader that somebody else chose for a new pod. */
  'pod-created': {
    content: (data: NamedPod) => viewPod(html`A new pod is yours to lead: <b>${data.podName}</b>.`, data),
    push: true,
  },
  /** To who got a seat in a pod that was formed of a waitlist they were on. */
  'pod-formed': {
    content: (data: NamedPod & { formedFrom: string }) =>
      viewPod(
        html`You have a place in <b>${data.podName}</b>, a new pod formed from the waitlist of
          <b>${data.formedFrom}</b>.`,
        data,
      ),
    push: true,
  },
  promoted: {
    content: (data: NamedPod) => viewPod(html`You have a place in <b>${data.podName}</b>.`, data),
    push: true,
  },
  'pod-with-seats': {
    content: (data: NamedPod & { membershipId: string }) => ({
      ...pageLink(
        html`A new pod has places: <b>${data.podName}</b>.`,
        'Join pod',
        pageLinks.joinPods(data.membershipId),
        placesSubject(data.podId),
      ),
      group: { about: data.membershipId, summary: html`new pods have places.` },
    }),
    push: true,
  },
  'removed-from-pod': {
    content: (data: NamedPod & { membershipId: string; removedBy: string }) =>
      pageLink(
        html`<b>${data.removedBy}</b> removed you from <b>${data.podName}</b>.`,
        'Find another pod',
        pageLinks.joinPods(data.membershipId),
      ),
    push: true,
  },
  'pod-deleted': {
    content: (data: { podName: string; membershipId: string }) =>
      pageLink(
        html`<b>${data.podName}</b> was deleted. We’ve emailed you your Next Tiny Steps.`,
        'Find another pod',
        pageLinks.joinPods(data.membershipId),
      ),
    push: true,
  },
  'transfer-accepted': {
    content: (data: ClosedTransfer) =>
      transferOutcome(html`<b>${data.personName}</b> now leads <b>${data.podName}</b>.`, data),
    push: true,
  },
  'transfer-declined': {
    content: (data: ClosedTransfer) =>
      transferOutcome(
        html`<b>${data.personName}</b> won’t be leading <b>${data.podName}</b>. It stays as it was.`,
        data,
      ),
    push: true,
  },
  'transfer-expired': {
    content: (data: ClosedTransfer) =>
      transferOutcome(
        html`<b>${data.personName}</b> hasn’t answered about <b>${data.podName}</b>. It stays as it was.`,
        data,
      ),
    push: true,
  },
  'transfer-replaced': {
    content: (data: ClosedTransfer) =>
      transferOutcome(html`<b>${data.personName}</b> is no longer asked to lead <b>${data.podName}</b>.`, data),
    push: true,
  },
});

/** Under which somebody is told of new pods of a membership with places: settled when they look for none any more. */
export const placesGroup = (membershipId: string) => groupKeyOf(podNotifications['pod-with-seats'], membershipId);
