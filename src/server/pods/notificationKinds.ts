import { pageLinks } from '../../domain/links';
import { groupKeyOf, html, notificationKinds, pageLinkContent } from '../notifications';
import { outcomeActionLabel, outcomeActionPath, type TransferOutcomeAction } from './transfers/transferOutcome';

/** Enough people wait for a pod; settled when the pod is deleted. */
export const waitlistSubject = (podId: string) => `waitlist:${podId}`;

/** A request to assist in a pod; settled when the request ends. */
export const assistantSubject = (podId: string) => `assistant:${podId}`;

/** A request to lead a pod; settled when no answer is needed. */
export const transferSubject = (transferId: string) => `leader-transfer:${transferId}`;

/** A new pod has seats; settled when the pod is full or deleted. */
export const freeSeatsSubject = (podId: string) => `places:${podId}`;

/** A pod has no leader; settled when somebody leads it, or it is deleted. */
export const withoutLeaderSubject = (podId: string) => `without-leader:${podId}`;

export interface NamedPod {
  podId: string;
  podName: string;
}
export type NamedPersonInPod = NamedPod & { personName: string };

export const podLinkContent = (message: string, { podId }: NamedPod) =>
  pageLinkContent(message, 'View pod', pageLinks.pod(podId));

type ClosedTransfer = NamedPersonInPod & { next: TransferOutcomeAction };

const transferOutcome = (message: string, { next, podId }: ClosedTransfer) =>
  pageLinkContent(message, outcomeActionLabel(next), outcomeActionPath(next, podId));

export const podNotifications = notificationKinds({
  'waitlist-four': {
    content: (data: NamedPod & { count: number }) =>
      pageLinkContent(
        html`${data.count} people are waiting for <b>${data.podName}</b>: enough for another pod.`,
        'Form a pod',
        pageLinks.formPod(data.podId),
        waitlistSubject(data.podId),
      ),
    push: true,
    forStaff: true,
  },
  'pod-joined': {
    content: (data: NamedPersonInPod) => ({
      ...podLinkContent(html`<b>${data.personName}</b> joined <b>${data.podName}</b>.`, data),
      group: { about: data.podId, summary: html`people joined <b>${data.podName}</b>.` },
    }),
    push: true,
  },
  'pod-left': {
    content: (data: NamedPersonInPod & { removedBy?: string }) => ({
      ...podLinkContent(
        data.removedBy === undefined
          ? html`<b>${data.personName}</b> left <b>${data.podName}</b>.`
          : html`<b>${data.removedBy}</b> removed <b>${data.personName}</b> from <b>${data.podName}</b>.`,
        data,
      ),
      group: { about: data.podId, summary: html`people left <b>${data.podName}</b> or were removed.` },
    }),
    push: true,
  },
  'pod-created': {
    content: (data: NamedPod) => podLinkContent(html`A new pod is yours to lead: <b>${data.podName}</b>.`, data),
    push: true,
  },
  'pod-formed': {
    content: (data: NamedPod & { formedFrom: string }) =>
      podLinkContent(
        html`You have a place in <b>${data.podName}</b>, a new pod formed from the waitlist of
          <b>${data.formedFrom}</b>.`,
        data,
      ),
    push: true,
  },
  promoted: {
    content: (data: NamedPod) => podLinkContent(html`You have a place in <b>${data.podName}</b>.`, data),
    push: true,
  },
  'placed-in-pod': {
    content: (data: NamedPod & { placedBy: string }) =>
      podLinkContent(html`<b>${data.placedBy}</b> put you in <b>${data.podName}</b>.`, data),
    push: true,
  },
  'pod-with-seats': {
    content: (data: NamedPod & { membershipId: string }) => ({
      ...pageLinkContent(
        html`A new pod has places left: <b>${data.podName}</b>.`,
        'Join pod',
        pageLinks.joinPods(data.membershipId),
        freeSeatsSubject(data.podId),
      ),
      group: { about: data.membershipId, summary: html`new pods have places left.` },
    }),
    push: true,
  },
  'removed-from-pod': {
    content: (data: NamedPod & { membershipId: string; removedBy: string }) =>
      pageLinkContent(
        html`<b>${data.removedBy}</b> removed you from <b>${data.podName}</b>.`,
        'Find another pod',
        pageLinks.joinPods(data.membershipId),
      ),
    push: true,
  },
  'pod-deleted': {
    content: (data: { podName: string; membershipId: string }) =>
      pageLinkContent(
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

/** Groups notifications of new pods with seats in a membership; settled when the reader stops looking. */
export const freeSeatsGroup = (membershipId: string) => groupKeyOf(podNotifications['pod-with-seats'], membershipId);
