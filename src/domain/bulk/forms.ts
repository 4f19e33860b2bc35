import { mixed, object, string } from 'yup';
import { type BulkRequestKind, isMemberBulkKind } from './kinds';
import { localTexts } from '../text/localText';
import { wordsIn } from './formWords.gen';

const message = localTexts(wordsIn);

export const NOBODY_CHOSEN = message((words) => words.nobodyChosen);
export const POD_REQUIRED = message((words) => words.podRequired);
const TOO_MUCH = message((words) => words.tooMuch);
const ONLY_SEARCH = message((words) => words.onlySearch);
const ONLY_MOVE = message((words) => words.onlyMove);

interface Given {
  kind?: BulkRequestKind;
  ids?: unknown;
  matching?: unknown;
}

const isEmptying = ({ kind }: Given) => kind === 'EMPTY_MEMBERSHIP';

/** The contract's BulkActionInput: subjects are chosen by ids, or by a list's filters (rule bulk.kinds). */
export const bulkActionSchema = object({
  kind: mixed<BulkRequestKind>().required(),
  ids: mixed()
    .test('chosen', NOBODY_CHOSEN, function isChosen(ids) {
      const given = this.parent as Given;
      return isEmptying(given) || ids !== undefined || given.matching !== undefined;
    })
    .test('one-way', TOO_MUCH, function isOneWay(ids) {
      return ids === undefined || (this.parent as Given).matching === undefined;
    })
    .test('emptying', TOO_MUCH, function isNotEmptying(ids) {
      const given = this.parent as Given;
      return !isEmptying(given) || (ids === undefined && given.matching === undefined);
    }),
  matching: mixed().test('people', ONLY_SEARCH, function arePeople(matching) {
    const { kind } = this.parent as Given;
    const { leaderStatus, withoutPod } = (matching ?? {}) as { leaderStatus?: unknown; withoutPod?: unknown };
    const hasPeopleFilter = leaderStatus !== undefined || withoutPod !== undefined;
    return !hasPeopleFilter || (kind !== undefined && isMemberBulkKind(kind));
  }),
  toPodId: string()
    .test('move', POD_REQUIRED, function isForMove(podId) {
      return (this.parent as Given).kind !== 'MOVE_MEMBERS' || podId !== undefined;
    })
    .test('only-move', ONLY_MOVE, function isOnlyForMove(podId) {
      return (this.parent as Given).kind === 'MOVE_MEMBERS' || podId === undefined;
    }),
});
