import { pageLinks } from '../../domain/links';
import { html, notificationKinds, pageLink } from '../notifications';

/** That enough people wait for a pod: settled when the pod is gone. */
export const waitlistSubject = (podId: string) => `waitlist:${podId}`;

/** That somebody is asked to assist in a pod: settled when they are not any more. */
export const assistantSubject = (podId: string) => `assistant:${podId}`;

/** That somebody is asked to lead a pod: settled when they need not answer any more. */
export const transferSubject = (transferId: string) => `leader-transfer:${transferId}`;

interface Pod {
  podId: string;
  podName: string;
}
type PersonInPod = Pod & { personName: string };

const viewPod = (message: string, { podId }: Pod) => pageLink(message, 'View pod', pageLinks.pod(podId));

const askAgain = (message: string, { podId }: Pod) =>
  pageLink(message, 'Ask somebody else', pageLinks.leaderSwitch(podId));

export const podNotifications = notificationKinds({
  'waitlist-four': {
    content: (data: Pod & { membershipId: string; count: number }) =>
      pageLink(
        html`${data.count} people wait for <b>${data.podName}</b>: enough for another pod.`,
        'Add pod',
        pageLinks.addPodLike(data.membershipId, data.podId),
        waitlistSubject(data.podId),
      ),
    push: true,
    forStaff: true,
  },
  'pod-joined': {
    content: (data: PersonInPod) =>
      pageLink(html`<b>${data.personName}</b> joined <b>${data.podName}</b>.`, 'View pod', pageLinks.pod(data.podId)),
    push: true,
  },
  'pod-left': {
    content: (data: PersonInPod & { removedBy?: string }) =>
      pageLink(
        data.removedBy === undefined
          ? html`<b>${data.personName}</b> left <b>${data.podName}</b>.`
          : html`<b>${data.removedBy}</b> removed <b>${data.personName}</b> from <b>${data.podName}</b>.`,
        'View pod',
        pageLinks.pod(data.podId),
      ),
    push: true,
  },
  /** To the leader that somebody else chose for a new pod. */
  'pod-created': {
    content: (data: Pod) =>
      pageLink(html`A new pod is yours to lead: <b>${data.podName}</b>.`, 'View pod', pageLinks.pod(data.podId)),
    push: true,
  },
  promoted: {
    content: (data: Pod) =>
      pageLink(html`You have a seat in <b>${data.podName}</b>.`, 'View pod', pageLinks.pod(data.podId)),
    push: true,
  },
  'pod-with-seats': {
    content: (data: Pod & { membershipId: string }) =>
      pageLink(html`A new pod has places: <b>${data.podName}</b>.`, 'Join pod', pageLinks.joinPods(data.membershipId)),
    push: true,
  },
  'removed-from-pod': {
    content: (data: Pod & { membershipId: string; removedBy: string }) =>
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
        html`<b>${data.podName}</b> was deleted. Your Next Tiny Steps are in your e-mail.`,
        'Find another pod',
        pageLinks.joinPods(data.membershipId),
      ),
    push: true,
  },
  'transfer-accepted': {
    content: (data: PersonInPod) => viewPod(html`<b>${data.personName}</b> now leads <b>${data.podName}</b>.`, data),
    push: true,
  },
  'transfer-declined': {
    content: (data: PersonInPod) =>
      askAgain(html`<b>${data.personName}</b> did not take over <b>${data.podName}</b>. It stays as it was.`, data),
    push: true,
  },
  'transfer-expired': {
    content: (data: PersonInPod) =>
      askAgain(html`<b>${data.personName}</b> did not answer about <b>${data.podName}</b>. It stays as it was.`, data),
    push: true,
  },
  'transfer-replaced': {
    content: (data: PersonInPod) =>
      viewPod(html`<b>${data.personName}</b> is no longer asked to lead <b>${data.podName}</b>.`, data),
    push: true,
  },
});
