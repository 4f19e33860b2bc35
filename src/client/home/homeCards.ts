import type { Channel, LeaderPod, Membership, Pod, StaffTasks, WaitlistEntry } from '../../contract/entities.gen';
import { SECONDS_PER_DAY } from '../../domain/time/zonedTime';
import { nextStart } from '../meetings';

/** What the card of a membership shows besides the membership. */
export interface HomeCard {
  membership: Membership;
  /** One's own. */
  pods: Pod[];
  leaderPods: LeaderPod[];
  /** Where one waits for a place; known of who is in no pod. */
  waitlists: WaitlistEntry[];
  /** A member who is in no pod here, as far as both lists are known. */
  lacksPod: boolean;
  /** Those with something unread. */
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

/** A card for each membership, put together from lists of all of them: no call is made for one card. */
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
      unread: channels.filter((channel) => isHere(channel) && channel.unread > 0),
      tasks: tasks.find(isHere),
    };
  });
}

/** The start of what is next on a card (epoch seconds), if it is within a day; what is later is in no hurry. */
function startToday({ pods, leaderPods }: HomeCard, now: number): number {
  const starts = [...pods, ...leaderPods].map((one) => nextStart(one.scheduledMeeting, now) ?? Infinity);
  const first = Math.min(...starts);
  return first - now < SECONDS_PER_DAY ? first : Infinity;
}

/** Where somebody meets within a day comes first, the soonest before all; the others stay by name. */
export function soonestFirst(cards: readonly HomeCard[], now: number): HomeCard[] {
  const starts = new Map(cards.map((card) => [card, startToday(card, now)]));
  const startOf = (card: HomeCard) => starts.get(card) ?? Infinity;
  // Infinity less itself is no number: they are alike.
  return [...cards].sort((a, b) => startOf(a) - startOf(b) || 0);
}
