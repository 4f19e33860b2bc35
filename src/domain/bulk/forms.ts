import { mixed, object, string } from 'yup';
import { type BulkRequestKind, isMemberBulkKind } from './kinds';

export const NOBODY_CHOSEN = 'Choose at least one';
export const POD_REQUIRED = 'Choose which pod they move to';
const TOO_MUCH = 'Choose either some by their ids or all that match';

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
  matching: mixed().test('people', 'Pods have only words to search for', function arePeople(matching) {
    const { kind } = this.parent as Given;
    const { leaderStatus, withoutPod } = (matching ?? {}) as { leaderStatus?: unknown; withoutPod?: unknown };
    const hasPeopleFilter = leaderStatus !== undefined || withoutPod !== undefined;
    return !hasPeopleFilter || (kind !== undefined && isMemberBulkKind(kind));
  }),
  toPodId: string()
    .test('move', POD_REQUIRED, function isForMove(podId) {
      return (this.parent as Given).kind !== 'MOVE_MEMBERS' || podId !== undefined;
    })
    .test('only-move', 'Only people who move need a pod', function isOnlyForMove(podId) {
      return (this.parent as Given).kind === 'MOVE_MEMBERS' || podId === undefined;
    }),
});
