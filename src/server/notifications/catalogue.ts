import type { notificationActionTypes } from '../platform/database/schema';
import type { TemplateName } from '../mailTemplates';
import { html } from './html';

/** A notification as it is stored, but for whom and when. */
export interface NotificationContent {
  /** HTML, made with `html`. */
  message: string;
  actionType: (typeof notificationActionTypes)[number];
  /** Without an address the button only dismisses. */
  primary: { name: string; url?: string };
  secondary?: { name: string; url: string };
  icon?: 'Like';
  /** What it is about: settling that dismisses it for everybody. */
  subject?: string;
}

/** A row of the catalogue: what is said, and by which ways besides the list and the stream. */
interface Kind<Data> {
  content: (data: Data) => NotificationContent;
  /** Also on the person's devices. */
  push: boolean;
  /** The mail that goes with it; whoever causes the act writes it, since it needs addresses and more. */
  mail?: TemplateName;
}

/** What can be settled for everybody at once. */
export const subjects = {
  leaderApplication: (membershipId: string, userId: string) => `leader-application:${membershipId}:${userId}`,
  leaderTransfer: (transferId: string) => `leader-transfer:${transferId}`,
  assistant: (podId: string) => `assistant:${podId}`,
  waitlist: (podId: string) => `waitlist:${podId}`,
};

const kind = <Data>(row: Kind<Data>): Kind<Data> => row;

/** One button, which only dismisses. */
const told = (message: string): NotificationContent => ({
  message,
  actionType: 'ACKNOWLEDGE',
  primary: { name: 'Okay' },
  icon: 'Like',
});

/** A link to a page of the product, or dismissed without. */
const leads = (message: string, name: string, url: string, subject?: string): NotificationContent => ({
  message,
  actionType: 'DISMISSIBLE_ACTION',
  primary: { name, url },
  subject,
});

interface PodData {
  podId: string;
  podName: string;
}
interface MembershipData {
  membershipId: string;
  membershipName: string;
}
type PersonInPod = PodData & { personName: string };

const podPage = (podId: string) => `/pod?p=${podId}`;

export const catalogue = {
  // To owner and admins.
  'leader-applied': kind({
    content: (data: MembershipData & { leaderId: string; leaderName: string }) => {
      const path = `/v1/memberships/${data.membershipId}/leaders/${data.leaderId}`;
      return {
        message: html`<b>${data.leaderName}</b> would like to lead a pod.`,
        actionType: 'CHOICE',
        primary: { name: 'Approve', url: `${path}/approve` },
        secondary: { name: 'Decline', url: `${path}/decline` },
        icon: 'Like',
        subject: subjects.leaderApplication(data.membershipId, data.leaderId),
      };
    },
    push: true,
    mail: 'leader-applied',
  }),
  'member-joined': kind({
    content: (data: MembershipData & { personName: string }) =>
      told(html`<b>${data.personName}</b> joined ${data.membershipName}.`),
    push: false,
  }),
  'training-confirmed': kind({
    content: (data: MembershipData & { leaderName: string }) =>
      told(html`<b>${data.leaderName}</b> confirmed the leader training and can lead a pod.`),
    push: false,
  }),
  'waitlist-four': kind({
    content: (data: PodData & MembershipData & { count: number }) =>
      leads(
        html`${data.count} people wait for <b>${data.podName}</b>: enough for another pod.`,
        'Add pod',
        `/pods/add?m=${data.membershipId}&p=${data.podId}`,
        subjects.waitlist(data.podId),
      ),
    push: true,
    mail: 'waitlist-four',
  }),
  'admin-joined': kind({
    content: (data: { adminName: string; businessName: string }) =>
      told(html`<b>${data.adminName}</b> is now an administrator of ${data.businessName}.`),
    push: false,
    mail: 'admin-joined',
  }),
  /** To who was one. */
  'admin-removed': kind({
    content: (data: { businessName: string }) =>
      told(html`You are no longer an administrator of <b>${data.businessName}</b>.`),
    push: false,
    mail: 'admin-removed',
  }),
  'pod-without-leader': kind({
    content: (data: PodData) =>
      leads(html`<b>${data.podName}</b> has no leader.`, 'Choose a leader', `/pods/admin?p=${data.podId}`),
    push: true,
  }),

  // To who leads or wants to.
  'leader-approved': kind({
    content: (data: MembershipData) =>
      leads(html`You can lead a pod in <b>${data.membershipName}</b>.`, 'Get started', '/leader/welcome'),
    push: true,
    mail: 'leader-approved',
  }),
  'leader-signed-off': kind({
    content: (data: MembershipData) =>
      leads(html`You can lead a pod in <b>${data.membershipName}</b>.`, 'See pods', '/pods'),
    push: true,
    mail: 'leader-signed-off',
  }),
  'leader-declined': kind({
    content: (data: MembershipData) =>
      told(html`Your application to lead in <b>${data.membershipName}</b> was not accepted this time.`),
    push: true,
    mail: 'leader-declined',
  }),
  demoted: kind({
    content: (data: MembershipData) =>
      told(html`You are no longer a leader in <b>${data.membershipName}</b>. You stay a member, and in your pod.`),
    push: true,
    mail: 'leader-demoted',
  }),
  'pod-joined': kind({
    content: (data: PersonInPod) =>
      leads(html`<b>${data.personName}</b> joined <b>${data.podName}</b>.`, 'View pod', podPage(data.podId)),
    push: true,
  }),
  'pod-left': kind({
    content: (data: PersonInPod) =>
      leads(html`<b>${data.personName}</b> left <b>${data.podName}</b>.`, 'View pod', podPage(data.podId)),
    push: true,
  }),
  /** To the leader that somebody else chose for a new pod. */
  'pod-created': kind({
    content: (data: PodData) =>
      leads(html`A new pod is yours to lead: <b>${data.podName}</b>.`, 'View pod', podPage(data.podId)),
    push: true,
    mail: 'meeting',
  }),
  /** To the assistant who takes over when the leader is demoted. */
  'leads-now': kind({
    content: (data: PodData) => leads(html`You now lead <b>${data.podName}</b>.`, 'View pod', podPage(data.podId)),
    push: true,
  }),
  'transfer-accepted': kind({
    content: (data: PersonInPod) =>
      leads(html`<b>${data.personName}</b> now leads <b>${data.podName}</b>.`, 'View pod', podPage(data.podId)),
    push: true,
  }),
  'transfer-declined': kind({
    content: (data: PersonInPod) =>
      leads(
        html`<b>${data.personName}</b> did not take over <b>${data.podName}</b>. It stays as it was.`,
        'View pod',
        podPage(data.podId),
      ),
    push: true,
  }),

  // To who is asked.
  'transfer-offered': kind({
    content: (data: PersonInPod & { transferId: string }) =>
      leads(
        html`<b>${data.personName}</b> asks you to lead <b>${data.podName}</b>.`,
        'Accept or decline',
        `/leader/complete-switch?r=${data.transferId}`,
        subjects.leaderTransfer(data.transferId),
      ),
    push: true,
    mail: 'transfer-offered',
  }),
  'assistant-asked': kind({
    content: (data: PersonInPod) =>
      leads(
        html`<b>${data.personName}</b> asks you to be assistant leader of <b>${data.podName}</b>.`,
        'Answer',
        `/pod/confirm-assistant-leader?p=${data.podId}`,
        subjects.assistant(data.podId),
      ),
    push: true,
    mail: 'assistant-asked',
  }),

  // To who is in a pod, or waits for one.
  promoted: kind({
    content: (data: PodData) =>
      leads(html`You have a seat in <b>${data.podName}</b>.`, 'View pod', podPage(data.podId)),
    push: true,
    mail: 'meeting',
  }),
  'pod-with-seats': kind({
    content: (data: PodData & { membershipId: string }) =>
      leads(html`A new pod has places: <b>${data.podName}</b>.`, 'Join pod', `/pods/join?r=${data.membershipId}`),
    push: true,
    mail: 'pod-with-seats',
  }),
  /** `name` and `path` are those of the pod or leader meeting; `when` names the zone it is told in. */
  'meeting-changed': kind({
    content: (data: {
      name: string;
      path: string;
      change: 'scheduled' | 'changed' | 'paused' | 'skipped';
      when: string;
    }) => leads(html`<b>${data.name}</b> ${changeWords[data.change]} ${data.when}.`, 'See meeting', data.path),
    push: true,
    mail: 'meeting',
  }),
  'meeting-cancelled': kind({
    content: (data: { name: string }) => told(html`<b>${data.name}</b> no longer meets.`),
    push: true,
    mail: 'meeting',
  }),
  'removed-from-pod': kind({
    content: (data: PodData & { membershipId: string }) =>
      leads(
        html`You are no longer in <b>${data.podName}</b>.`,
        'Find another pod',
        `/pods/join?r=${data.membershipId}`,
      ),
    push: true,
    mail: 'meeting',
  }),
  'pod-deleted': kind({
    content: (data: { podName: string; membershipId: string }) =>
      leads(
        html`<b>${data.podName}</b> was deleted. Your Next Tiny Steps are in your e-mail.`,
        'Find another pod',
        `/pods/join?r=${data.membershipId}`,
      ),
    push: true,
    mail: 'steps-record',
  }),
};

const changeWords = {
  scheduled: 'meets',
  changed: 'now meets',
  paused: 'is paused',
  skipped: 'does not meet',
} as const;

export type NotificationKind = keyof typeof catalogue;

/** What owner and admins are told because they run a business; it goes with the role. */
export const staffKinds: NotificationKind[] = [
  'leader-applied',
  'member-joined',
  'training-confirmed',
  'waitlist-four',
  'pod-without-leader',
];
export type NotificationData<Name extends NotificationKind> = Parameters<(typeof catalogue)[Name]['content']>[0];
