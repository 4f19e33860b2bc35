import type { Schedule } from '../../../domain/meetings/schedule';
import type { Language } from '../../../domain/text/languages';
import { notificationCatalogue } from '../../areas';
import type { NotificationContent, NotificationKind } from '../kind';

type Catalogue = typeof notificationCatalogue;
type DataOf<Kind> = Kind extends NotificationKind<infer Data> ? Data : never;
type Samples = { [Name in keyof Catalogue]: DataOf<Catalogue[Name]> };

const AT = Date.parse('2026-03-03T19:00:00Z') / 1000;
const ID = '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a90';

const tuesdays: Schedule = {
  unixTime: AT,
  timezone: 'Europe/London',
  recurring: true,
  frequency: 1,
  frequencyPeriod: 'Week',
  duration: 60,
  weekday: 'TUESDAY',
};

/** Data of each kind; `text` gives the value of each field in which people write. */
function samplesOf(text: (field: string) => string): Samples {
  const person = { userId: ID, name: text('personName') };
  const membership = { membershipId: ID, membershipName: text('membershipName') };
  const pod = { podId: ID, podName: text('podName') };
  const podAndPerson = { ...pod, person };
  const closedTransfer = { ...podAndPerson, next: 'view' } as const;
  const answer = { ...membership, leaderId: ID };
  const inChannel = { channelId: ID, podName: pod.podName, membershipName: membership.membershipName };
  const meeting = { podName: pod.podName, membershipName: membership.membershipName, path: '/pod', meetingId: ID };
  const linkMissing = { ...meeting, trouble: 'missing' } as const;
  const zones = { zone: 'America/New_York', meetingZone: 'Europe/London' };
  const reminder = { ...meeting, ...zones, at: AT, minutes: 15, shiftMinutes: 60 };
  const step = { ...pod, stepId: ID, description: text('description') };
  const dueStep = { ...step, dueAt: AT, now: AT - 86_400, zone: zones.zone };
  const response = { ...pod, stepId: ID, sender: person };
  const report = { reportId: ID, kind: 'MESSAGE', place: text('place') } as const;
  return {
    announcement: { announcementId: ID, title: text('title') },
    'bulk-finished': { bulkActionId: ID, bulkKind: 'DELETE_PODS', done: 49, total: 50 },
    'admin-joined': { admin: person, businessName: text('businessName') },
    'business-owned': { formerOwner: person, businessName: text('businessName') },
    'admin-removed': { businessName: text('businessName') },
    mentioned: { ...inChannel, sender: person, messageId: ID },
    'message-removed': { ...inChannel, podName: null, leader: person },
    'leader-applied': { membershipId: ID, leader: person, quote: text('quote') },
    'leader-approved': { ...answer, businessId: ID },
    'leader-signed-off': membership,
    'leader-declined': answer,
    demoted: membership,
    'pod-without-leader': pod,
    'leads-now': pod,
    'transfer-offered': { ...podAndPerson, transferId: ID },
    'assistant-asked': podAndPerson,
    'assistant-confirmed': podAndPerson,
    'assistant-declined': podAndPerson,
    'assistant-withdrawn': pod,
    'assistant-unassigned': pod,
    'meeting-changed': {
      ...meeting,
      now: AT,
      change: { kind: 'changed', before: tuesdays, schedule: { ...tuesdays, unixTime: AT + 3600, duration: 90 } },
    },
    'meeting-cancelled': { membershipName: membership.membershipName },
    'meeting-tomorrow': reminder,
    'meeting-soon': reminder,
    apology: { ...podAndPerson, at: AT, zone: zones.zone, quote: text('quote'), subject: 'apology' },
    'link-missing-staff': linkMissing,
    'link-missing': linkMissing,
    'member-joined': { ...membership, person },
    'training-confirmed': { membershipId: ID, leader: person },
    'waitlist-four': { ...pod, count: 4 },
    'pod-joined': podAndPerson,
    'pod-left': { ...podAndPerson, removedBy: person },
    'pod-created': pod,
    'pod-formed': { ...pod, formedFrom: text('formedFrom') },
    promoted: pod,
    'placed-in-pod': { ...pod, placedBy: person },
    'pod-with-seats': { ...pod, membershipId: ID },
    'removed-from-pod': { ...pod, membershipId: ID, removedBy: person },
    'pod-deleted': { podName: pod.podName, membershipId: ID },
    'transfer-accepted': closedTransfer,
    'transfer-declined': closedTransfer,
    'transfer-expired': closedTransfer,
    'transfer-replaced': closedTransfer,
    'report-opened': { ...report, businessId: ID },
    'report-answered': { ...report, businessId: ID },
    'report-decided': report,
    'reported-decided': report,
    'step-due': dueStep,
    'step-overdue': dueStep,
    'step-nudged': response,
    'step-cheered': { ...response, description: step.description },
    'step-commented': { ...response, commentId: ID, quote: text('quote') },
    'step-entered': { ...response, status: 'Done', description: step.description },
    'step-missing': { ...pod, stepId: ID },
  };
}

interface SampleKind {
  kind: NotificationKind<never>;
  name: string;
  data: object;
  content: (language: Language) => NotificationContent;
}

/** Every kind, with data. */
export const sampleKinds = (text: (field: string) => string): SampleKind[] =>
  Object.entries<object>(samplesOf(text)).map(([name, data]) => {
    const kind: NotificationKind<never> = notificationCatalogue[name as keyof Catalogue];
    return { kind, name, data, content: (language) => kind.content(data as never, language) };
  });
