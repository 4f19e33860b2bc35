import type { Channel, LeaderPod, Membership, Pod, StaffTasks, WaitlistEntry } from '../../contract/entities.gen';
import { countedUnread } from '../../domain/chat/unread';
import { SECONDS_PER_DAY } from '../../domain/time/zonedTime';
import { nextStart } from '../meetings';

/** The content of a membership's card. */
export interface HomeCard {
  membership: Membership;
  /** The user's own. */
  pods: Pod[];
  leaderPods: LeaderPod[];
  /** The user's waitlist entries; loaded for users without a pod. */
  waitlists: WaitlistEntry[];
  /** Whether the user is a member without a pod in this membership, as far as both lists are loaded. */
  lacksPod: boolean;
  /** Channels with unread messages, except muted ones. */
  unread: Channel[];
  /** For owner and admins. */
  tasks?: StaffTasks;
}

type Lists = {
  pods?: Pod[];
  leaderPods?: LeaderPod[];
  waitlists?: WaitlistEntry[];
  channels?: Channel[];
  tasks?: StaffTasks[];
};

/** Builds a card for each membership from lists that cover all memberships; no call is made for a single card. */
export function homeCards(memberships: readonly Membership[], lists: Lists): HomeCard[] {
  const { pods = [], leaderPods = [], waitlists = [], channels = [], tasks = [] } = lists;
  const areKnown = lists.pods !== undefined && lists.waitlists !== undefined;
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
    };
  });
}

/** The start of a card's next meeting (epoch seconds) if it is within a day; later meetings aren't urgent. */
function startToday({ pods, leaderPods }: HomeCard, now: number): number {
  const starts = [...pods, ...leaderPods].map((one) => nextStart(one.scheduledMeeting, now) ?? Infinity);
  const first = Math.min(...starts);
  return first - now < SECONDS_PER_DAY ? first : Infinity;
}

/** Sorts cards with a meeting within a day first, soonest first; all other cards stay in order by name. */
export function soonestFirst(cards: readonly HomeCard[], now: number): HomeCard[] {
  const starts = new Map(cards.map((card) => [card, startToday(card, now)]));
  const startOf = (card: HomeCard) => starts.get(card) ?? Infinity;
  // Infinity minus Infinity is NaN; such cards compare as equal.
  return [...cards].sort((a, b) => startOf(a) - startOf(b) || 0);
}
