/* Generated from noticeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../../domain/text/messages';

const en = {
  waitlistOfFour: {
    text: (d: { count: number; podName: string }) => number('en', d.count) + " pe" + plural('en', d.count, { one: "rson is", other: "ople are" }) + " waiting for <b>" + d.podName + "</b>: enough for another pod.",
    button: "Form a pod",
  },
  podJoined: {
    text: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> joined <b>" + d.podName + "</b>.",
    group: (d: { count: number; podName: string }) => number('en', d.count) + " people joined <b>" + d.podName + "</b>.",
  },
  podLeft: {
    text: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> left <b>" + d.podName + "</b>.",
    removedBy: (d: { removedBy: string; personName: string; podName: string }) => "<b>" + d.removedBy + "</b> removed <b>" + d.personName + "</b> from <b>" + d.podName + "</b>.",
    group: (d: { count: number; podName: string }) => number('en', d.count) + " people left <b>" + d.podName + "</b> or were removed.",
  },
  podCreated: (d: { podName: string }) => "A new pod is yours to lead: <b>" + d.podName + "</b>.",
  podFormed: (d: { podName: string; formedFrom: string }) => "You have a place in <b>" + d.podName + "</b>, a new pod formed from the waitlist of <b>" + d.formedFrom + "</b>.",
  promoted: (d: { podName: string }) => "You have a place in <b>" + d.podName + "</b>.",
  placedInPod: (d: { placedBy: string; podName: string }) => "<b>" + d.placedBy + "</b> put you in <b>" + d.podName + "</b>.",
  podWithSeats: {
    text: (d: { podName: string }) => "A new pod has places left: <b>" + d.podName + "</b>.",
    button: "Join pod",
    group: (d: { count: number }) => number('en', d.count) + " new pods have places left.",
  },
  removedFromPod: (d: { removedBy: string; podName: string }) => "<b>" + d.removedBy + "</b> removed you from <b>" + d.podName + "</b>.",
  podDeleted: (d: { podName: string }) => "<b>" + d.podName + "</b> was deleted. We’ve emailed you your Next Tiny Steps.",
  findAnotherPod: "Find another pod",
  transferClosed: {
    accepted: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> now leads <b>" + d.podName + "</b>.",
    declined: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> won’t be leading <b>" + d.podName + "</b>. It stays as it was.",
    expired: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> hasn’t answered about <b>" + d.podName + "</b>. It stays as it was.",
    replaced: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> is no longer asked to lead <b>" + d.podName + "</b>.",
  },
  transferActions: {
    ask: "Ask someone else",
    view: "View pod",
    pods: "See pods",
  },
  viewPod: "View pod",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
