import { NOW } from '../../testing/clock';
import type {
  NextTinyStep,
  Pod,
  PodCan,
  PodMember,
  PodOverview,
  ScheduledMeeting,
  User,
  WaitlistEntry,
} from '../../../contract/entities.gen';
import { idOf } from '../../testing/samples';

export const me: User = { id: idOf(1), email: 'maya@example.com', firstName: 'Maya', lastName: 'Goldberg' };
export const membershipId = idOf(100);

const nothing: PodCan = {
  edit: false,
  delete: false,
  join: false,
  joinWaitlist: false,
  leave: false,
  switch: false,
  removeMembers: false,
  assignAssistant: false,
  offerTransfer: false,
  demoteLeader: false,
  seeSteps: false,
  chat: false,
};

export const can = (...words: readonly (keyof PodCan)[]): PodCan => ({
  ...nothing,
  ...Object.fromEntries(words.map((word) => [word, true])),
});

/** Epoch seconds. */
export const hoursFromNow = (hours: number): number => NOW / 1000 + hours * 3600;

export function aMeeting(changes: Partial<ScheduledMeeting> = {}): ScheduledMeeting {
  return {
    id: idOf(300),
    name: 'Early Birds',
    unixTime: hoursFromNow(48),
    recurring: true,
    frequency: 1,
    frequencyPeriod: 'Week',
    duration: 60,
    timezone: 'Europe/London',
    paused: false,
    nextMeeting: hoursFromNow(48),
    frequencyDescription: 'Every week',
    weekday: 1,
    can: { join: changes.thirdPartyMeetingLink !== undefined },
    ...changes,
  };
}

export function aPod(changes: Partial<Pod> = {}): Pod {
  return {
    id: idOf(200),
    name: 'Early Birds',
    membershipId,
    membershipName: 'Small Steps Circle',
    leaderId: idOf(2),
    leaderName: 'Anna Lindqvist',
    members: [idOf(2), idOf(3)],
    maxParticipants: 4,
    seatsAvailable: 3,
    waitlist: 0,
    meetingScheduleId: idOf(300),
    scheduledMeeting: aMeeting(),
    can: nothing,
    ...changes,
  };
}

export function aPodOverview(changes: Partial<PodOverview> = {}): PodOverview {
  return {
    podId: idOf(200),
    name: 'Early Birds',
    leaderName: 'Anna Lindqvist',
    people: 2,
    seatsAvailable: 3,
    waiting: 0,
    isPaused: false,
    timezone: 'Europe/London',
    nextMeeting: hoursFromNow(48),
    stepsSet: 1,
    steps: 2,
    ...changes,
  };
}

export const runnerPermissions = can('edit', 'removeMembers', 'assignAssistant', 'offerTransfer');

export function aPodMember(changes: Partial<PodMember> = {}): PodMember {
  return {
    userId: idOf(3),
    firstName: 'Nick',
    lastName: 'Papadopoulos',
    bio: '',
    leader: false,
    assistant: false,
    joined: 1_700_000_000_000,
    ...changes,
  };
}

export const anna = aPodMember({ userId: idOf(2), firstName: 'Anna', lastName: 'Lindqvist', leader: true });

export function aStep(changes: Partial<NextTinyStep> = {}): NextTinyStep {
  return {
    id: idOf(400),
    podId: idOf(200),
    podName: 'Early Birds',
    membershipId,
    userId: me.id,
    status: 'NotSet',
    created: 1_700_000_000_000,
    current: true,
    overdue: false,
    ...changes,
  };
}

export function aWaitlistEntry(changes: Partial<WaitlistEntry> = {}): WaitlistEntry {
  return {
    id: idOf(500),
    podId: idOf(200),
    name: 'Early Birds',
    membershipId,
    membershipName: 'Small Steps Circle',
    userId: me.id,
    firstName: me.firstName,
    lastName: me.lastName,
    members: [idOf(2)],
    position: 1,
    consentJoinNewPod: false,
    consentToBeNewPodLeader: false,
    created: 1_700_000_000_000,
    meetingScheduleId: idOf(300),
    scheduledMeeting: aMeeting(),
    ...changes,
  };
}
