import { pageLinks } from '../../domain/links';
import type { Language } from '../../domain/text/languages';
import {
  fillHtml,
  groupKeyOf,
  notificationKinds,
  pageLinkContent,
  type NamedPerson,
  type NotificationContent,
} from '../notifications';
import { wordsIn, type Words } from './noticeWords.gen';
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
export type NamedPersonInPod = NamedPod & { person: NamedPerson };

export const podAndPerson = ({ podName, person }: NamedPersonInPod) => ({ podName, personName: person.name });

export const podLinkContent = (message: string, { podId }: NamedPod, language: Language) =>
  pageLinkContent(message, wordsIn(language).viewPod, pageLinks.pod(podId));

type ClosedTransfer = NamedPersonInPod & { next: TransferOutcomeAction };

const closedTransferContent =
  (outcome: keyof Words['transferClosed']) =>
  (data: ClosedTransfer, language: Language): NotificationContent =>
    pageLinkContent(
      fillHtml(wordsIn(language).transferClosed[outcome], podAndPerson(data)),
      outcomeActionLabel(data.next, language),
      outcomeActionPath(data.next, data.podId),
    );

export const podNotifications = notificationKinds({
  'waitlist-four': {
    content: (data: NamedPod & { count: number }, language) => {
      const words = wordsIn(language).waitlistOfFour;
      const message = fillHtml(words.text, data);
      return pageLinkContent(message, words.button, pageLinks.formPod(data.podId), waitlistSubject(data.podId));
    },
    push: true,
    forStaff: true,
  },
  'pod-joined': {
    content: (data: NamedPersonInPod, language) => {
      const words = wordsIn(language).podJoined;
      const { podId, podName } = data;
      return {
        ...podLinkContent(fillHtml(words.text, podAndPerson(data)), data, language),
        group: { about: podId, summary: (count) => fillHtml(words.group, { count, podName }) },
      };
    },
    push: true,
  },
  'pod-left': {
    content: (data: NamedPersonInPod & { removedBy?: NamedPerson | undefined }, language) => {
      const words = wordsIn(language).podLeft;
      const { podId, podName, removedBy } = data;
      const message =
        removedBy === undefined
          ? fillHtml(words.text, podAndPerson(data))
          : fillHtml(words.removedBy, { ...podAndPerson(data), removedBy: removedBy.name });
      return {
        ...podLinkContent(message, data, language),
        group: { about: podId, summary: (count) => fillHtml(words.group, { count, podName }) },
      };
    },
    push: true,
  },
  'pod-created': {
    content: (data: NamedPod, language) => podLinkContent(fillHtml(wordsIn(language).podCreated, data), data, language),
    push: true,
  },
  'pod-formed': {
    content: (data: NamedPod & { formedFrom: string }, language) =>
      podLinkContent(fillHtml(wordsIn(language).podFormed, data), data, language),
    push: true,
  },
  promoted: {
    content: (data: NamedPod, language) => podLinkContent(fillHtml(wordsIn(language).promoted, data), data, language),
    push: true,
  },
  'placed-in-pod': {
    content: (data: NamedPod & { placedBy: NamedPerson }, language) => {
      const { podName, placedBy } = data;
      const message = fillHtml(wordsIn(language).placedInPod, { podName, placedBy: placedBy.name });
      return podLinkContent(message, data, language);
    },
    push: true,
  },
  'pod-with-seats': {
    content: (data: NamedPod & { membershipId: string }, language) => {
      const words = wordsIn(language).podWithSeats;
      const { podId, membershipId } = data;
      const message = fillHtml(words.text, data);
      return {
        ...pageLinkContent(message, words.button, pageLinks.joinPods(membershipId), freeSeatsSubject(podId)),
        group: { about: membershipId, summary: (count) => fillHtml(words.group, { count }) },
      };
    },
    push: true,
  },
  'removed-from-pod': {
    content: (data: NamedPod & { membershipId: string; removedBy: NamedPerson }, language) => {
      const words = wordsIn(language);
      const { podName, membershipId, removedBy } = data;
      const message = fillHtml(words.removedFromPod, { podName, removedBy: removedBy.name });
      return pageLinkContent(message, words.findAnotherPod, pageLinks.joinPods(membershipId));
    },
    push: true,
  },
  'pod-deleted': {
    content: (data: { podName: string; membershipId: string }, language) => {
      const words = wordsIn(language);
      const message = fillHtml(words.podDeleted, data);
      return pageLinkContent(message, words.findAnotherPod, pageLinks.joinPods(data.membershipId));
    },
    push: true,
  },
  'transfer-accepted': { content: closedTransferContent('accepted'), push: true },
  'transfer-declined': { content: closedTransferContent('declined'), push: true },
  'transfer-expired': { content: closedTransferContent('expired'), push: true },
  'transfer-replaced': { content: closedTransferContent('replaced'), push: true },
});

/** Groups notifications of new pods with seats in a membership; settled when the reader stops looking. */
export const freeSeatsGroup = (membershipId: string) => groupKeyOf(podNotifications['pod-with-seats'], membershipId);
