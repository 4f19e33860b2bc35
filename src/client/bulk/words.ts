import type { BulkActionRow, BulkException } from '../../contract/entities.gen';
import type { BulkKind, BulkRequestKind } from '../../domain/bulk/kinds';
import { countWithNoun, joinWithAnd, numberText } from '../../domain/text/words';
import { isUncounted } from '../../domain/lists/listTotal';

const people = (count: number) => countWithNoun(count, 'person', 'people');
const pods = (count: number) => countWithNoun(count, 'pod');
const both = (who: number, what: number) =>
  joinWithAnd([...(who > 0 ? [people(who)] : []), ...(what > 0 ? [pods(what)] : [])]);

/** ‘Anna Lee’, or ‘Anna Lee, Ben Moss, Cleo Zane and 4 more’. */
const named = (names: readonly string[], count: number) =>
  count > names.length ? `${names.join(', ')} and ${numberText(count - names.length)} more` : joinWithAnd(names);

const reasons: Record<BulkException['reason'], { one: string; many: string }> = {
  LEADS_POD: {
    one: 'leads a pod with others in it, and stays until somebody else leads it.',
    many: 'lead pods with others in them, and stay until somebody else leads them.',
  },
  IS_STAFF: { one: 'is an owner or admin, so can’t be disabled.', many: 'are owners or admins, so can’t be disabled.' },
  ALREADY_DISABLED: { one: 'is already disabled.', many: 'are already disabled.' },
  NOT_DISABLED: { one: 'isn’t disabled.', many: 'aren’t disabled.' },
  DISABLED: { one: 'is disabled, and stays where they are.', many: 'are disabled, and stay where they are.' },
  ALREADY_IN_POD: { one: 'is already in this pod.', many: 'are already in this pod.' },
  NO_PLACE: { one: 'doesn’t fit: the pod has no more places.', many: 'don’t fit: the pod has no more places.' },
  POD_PAUSED: { one: 'can’t move, because the pod is paused.', many: 'can’t move, because the pod is paused.' },
  HAS_MEMBERS: { one: 'has members, so it stays.', many: 'have members, so they stay.' },
};

export const words = {
  exception: ({ reason, count, names }: BulkException) =>
    `${named(names, count)} ${reasons[reason][count === 1 ? 'one' : 'many']}`,

  select: {
    start: 'Select',
    end: 'Done',
    chosen: (count: number) => `${numberText(count)} selected`,
    allChosen: (total: number) => (isUncounted(total) ? 'All selected' : `All ${numberText(total)} selected`),
    all: (total: number) => (isUncounted(total) ? 'Select all' : `Select all ${numberText(total)}`),
    none: 'Select none',
    bar: 'What to do with those selected',
    earlier: 'Earlier bulk actions',
    first: 'Select someone first',
    tooMany: (max: number) => `Select up to ${numberText(max)} one by one, or all.`,
  },

  acts: {
    REMOVE_MEMBERS: 'Remove',
    DISABLE_MEMBERS: 'Disable',
    ENABLE_MEMBERS: 'Enable',
    MOVE_MEMBERS: 'Move to a pod',
    DELETE_PODS: 'Delete pods',
    EMPTY_MEMBERSHIP: 'Empty the membership',
  } satisfies Record<BulkRequestKind, string>,

  titles: {
    REMOVE_MEMBERS: 'Removing people',
    DISABLE_MEMBERS: 'Disabling people',
    ENABLE_MEMBERS: 'Enabling people',
    MOVE_MEMBERS: 'Moving people to a pod',
    DELETE_PODS: 'Deleting pods',
    EMPTY_MEMBERSHIP: 'Emptying the membership',
    INVITE_PEOPLE: 'Inviting people',
  } satisfies Record<BulkKind, string>,

  confirm: {
    question: {
      REMOVE_MEMBERS: (who) => `Remove ${people(who)}?`,
      DISABLE_MEMBERS: (who) => `Disable ${people(who)}?`,
      ENABLE_MEMBERS: (who) => `Enable ${people(who)}?`,
      MOVE_MEMBERS: (who) => `Move ${people(who)}?`,
      DELETE_PODS: (_who, what) => `Delete ${pods(what)}?`,
      EMPTY_MEMBERSHIP: () => 'Empty this membership?',
    } satisfies Record<BulkRequestKind, (who: number, what: number) => string>,
    verb: {
      REMOVE_MEMBERS: (who) => `Remove ${people(who)}`,
      DISABLE_MEMBERS: (who) => `Disable ${people(who)}`,
      ENABLE_MEMBERS: (who) => `Enable ${people(who)}`,
      MOVE_MEMBERS: (who) => `Move ${people(who)}`,
      DELETE_PODS: (_who, what) => `Delete ${pods(what)}`,
      EMPTY_MEMBERSHIP: () => 'Empty membership',
    } satisfies Record<BulkRequestKind, (who: number, what: number) => string>,
    effects: {
      REMOVE_MEMBERS: (who, _what, membership) => [
        `${people(who)} will no longer be ${who === 1 ? 'a member' : 'members'} of ${membership}, and will lose access to it straight away.`,
        'They leave their pods and waitlists there. Their places go to the next people waiting.',
        'We’ll email each of them. They keep their accounts and their other memberships.',
      ],
      DISABLE_MEMBERS: (who, _what, membership) => [
        `${people(who)} won’t be able to open ${membership}, its pods or its chats, and won’t get emails from it.`,
        'Their places and everything they wrote are kept, and you can enable them again.',
      ],
      ENABLE_MEMBERS: (who, _what, membership) => [
        `${people(who)} can open ${membership} again, with everything they had there.`,
      ],
      MOVE_MEMBERS: (who, _what, _membership, pod = '') => [
        `${people(who)} will have a place in ${pod}. Anyone in another pod will leave it and take their Next Tiny Steps with them.`,
        'We’ll email each of them and put the meeting in their calendars. The leaders will be told too.',
      ],
      DELETE_PODS: (_who, what) => [
        `${pods(what)} will be deleted with their chats, meetings and waitlists. This can’t be undone.`,
        'We’ll tell their leaders and the people waiting.',
      ],
      EMPTY_MEMBERSHIP: (who, what, membership) => [
        `${both(who, what)} will be removed from ${membership}, with the pods’ chats, meetings and waitlists. This can’t be undone.`,
        'We’ll email everyone, with their Next Tiny Steps. They keep their accounts and their other memberships.',
        'The owner can then delete the membership.',
      ],
    } satisfies Record<BulkRequestKind, (who: number, what: number, membership: string, pod?: string) => string[]>,
    nobody: 'There’s nothing to do',
    back: 'Back to the list',
    name: (name: string) => `Type ‘${name}’ to confirm`,
    crumb: 'Confirm',
  },

  pod: {
    title: 'Move to which pod?',
    intro: 'Only as many people move as there are places left.',
    none: 'This membership has no pods yet',
    noneWhy: 'Add one first.',
    notFound: (search: string) => `No pod matches ‘${search}’`,
    notFoundWhy: 'Try fewer words, or part of the name.',
    hint: 'Pod or leader',
    places: (seats: number) =>
      seats === 0 ? 'Full' : seats === 1 ? '1 place left' : `${numberText(seats)} places left`,
  },

  progress: {
    crumb: 'Bulk actions',
    list: 'Bulk actions',
    listIntro: 'What was done to several people or pods at once in the last 30 days.',
    toPeople: 'Go to people',
    none: 'No bulk actions yet',
    noneWhy: 'Select several people in the list of members, or several pods, to act on all of them at once.',
    tenth: (percent: number) => `${percent} % done`,
    running: (done: number, total: number) => `${numberText(done)} of ${numberText(total)}`,
    keepsOn: 'You can leave this page. It carries on by itself.',
    finished: (done: number, total: number) =>
      done === total ? `All ${numberText(total)} done` : `${numberText(done)} of ${numberText(total)} done`,
    stopped: (done: number, total: number) => `Stopped after ${numberText(done)} of ${numberText(total)}`,
    refused: (count: number) => `${numberText(count)} not done`,
    to: (pod: string) => `To ${pod}`,
    stop: 'Stop',
    stopTitle: 'Stop here?',
    stopEffect: 'What’s done stays done. The rest stays as it is.',
    stopVerb: 'Stop',
    keepOn: 'Carry on',
    results: 'Results',
    filters: 'Which results to show',
    outcomes: { PENDING: 'Left as they were', DONE: 'Done', REFUSED: 'Not done' } satisfies Record<
      BulkActionRow['outcome'],
      string
    >,
    count: (label: string, count: number) => `${label} (${numberText(count)})`,
    see: 'See progress',
    bar: (title: string) => `${title}: progress`,
  },
};
