import type {
  Channel,
  LeaderPod,
  Membership,
  OpenReports,
  Pod,
  StaffTasks,
  WaitlistEntry,
} from '../../contract/entities.gen';
import { countedUnread } from '../../domain/chat/unread';
import { SECONDS_PER_DAY } from '../../domain/time/zonedTime';
import { nextStart } from '../meetings';

export interface HomeCard {
  membership: Membership;
  pods: Pod[];
  leaderPods: LeaderPod[];
  waitlists: WaitlistEntry[];
  /** False until both lists are loaded. */
  lacksPod: boolean;
  unread: Channel[];
  tasks?: StaffTasks;
  /** The business's, on one card. */
  reports?: OpenReports;
}

type Lists = {
  pods?: Pod[];
  leaderPods?: LeaderPod[];
  waitlists?: WaitlistEntry[];
  channels?: Channel[];
  tasks?: StaffTasks[];
  reports?: OpenReports;
};

/** Built from lists that cover all memberships, so that no card needs a call of its own. */
export function homeCards(memberships: readonly Membership[], lists: Lists): HomeCard[] {
  const { pods = [], leaderPods = [], waitlists = [], channels = [], tasks = [] } = lists;
  const areKnown = lists.pods !== undefined && lists.waitlists !== undefined;
  const first = memberships.find(({ id }) => tasks.some(({ membershipId }) => membershipId === id));
  return memberships.map((membership) => {
    const isHere = ({ membershipId }: { membershipId: string }) => membershipId === membership.id;
    return {
      membership,
      pods: pods.filter(isHere),
      leaderPods: leaderPods.filter(isHere),
      waitlists: waitlists.filter(isHere),
      lacksPod: areKnown && membership.member && !pods.some(isHere),
      unread: channels.filter((channel) => isHere(channel) && countedUnread(channel) > 0),
      tasks: tasks.find(isHere),
      reports: membership === first && lists.reports?.count ? lists.reports : undefined,
    };
  });
}

/**
 * Rule memberships.setUp. False while the staff's tasks are unknown, so that the list doesn't come and go, and once
 * somebody has joined.
 */
export function isSettingUp(cards: readonly HomeCard[]): boolean {
  const tasks = cards.flatMap((card) => card.tasks ?? []);
  if (tasks.length < cards.length || tasks.some(({ setUpPutAway }) => setUpPutAway)) return false;
  return !tasks.some(({ podCount }) => podCount > 0) || !tasks.some(({ hasMembers }) => hasMembers);
}

/** Epoch seconds. Meetings more than a day away aren't urgent. */
function startToday({ pods, leaderPods }: HomeCard, now: number): number {
  const starts = [...pods, ...leaderPods].map((one) => nextStart(one.scheduledMeeting, now) ?? Infinity);
  const first = Math.min(...starts);
  return first - now < SECONDS_PER_DAY ? first : Infinity;
}

/** Cards without a meeting within a day stay in order of name. */
export function soonestFirst(cards: readonly HomeCard[], now: number): HomeCard[] {
  const starts = new Map(cards.map((card) => [card, startToday(card, now)]));
  const startOf = (card: HomeCard) => starts.get(card) ?? Infinity;
  // Infinity minus Infinity is NaN; such cards compare as equal.
  return [...cards].sort((a, b) => startOf(a) - startOf(b) || 0);
}
