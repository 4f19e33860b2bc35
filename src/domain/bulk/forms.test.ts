import { problems } from '../forms/testing/problems';
import { bulkActionSchema } from './forms';
import { isMemberBulkKind } from './kinds';

const found = (values: Record<string, unknown>) => problems(bulkActionSchema, values);

describe('a bulk action', () => {
  const BOTH = 'Choose either some by their ids or all that match';

  it('a bulk action applies to chosen ids or to all that match, never to both or to nobody', () => {
    expect(found({ kind: 'REMOVE_MEMBERS', ids: ['anna'] })).toEqual({});
    expect(found({ kind: 'REMOVE_MEMBERS', matching: {} })).toEqual({});
    expect(found({ kind: 'REMOVE_MEMBERS' })).toEqual({ ids: ['Choose at least one'] });
    expect(found({ kind: 'REMOVE_MEMBERS', ids: ['anna'], matching: {} })).toEqual({ ids: [BOTH] });
  });

  it('emptying a membership applies to everyone, so nobody is chosen', () => {
    expect(found({ kind: 'EMPTY_MEMBERSHIP' })).toEqual({});
    expect(found({ kind: 'EMPTY_MEMBERSHIP', ids: ['anna'] })).toEqual({ ids: [BOTH] });
    expect(found({ kind: 'EMPTY_MEMBERSHIP', matching: {} })).toEqual({ ids: [BOTH] });
  });

  it('people can be filtered by leader status and pod, but pods only by search words', () => {
    const problem = { matching: ['Pods have only words to search for'] };
    for (const filter of [{ leaderStatus: 'NONE' }, { withoutPod: true }]) {
      expect(found({ kind: 'DISABLE_MEMBERS', matching: filter })).toEqual({});
      expect(found({ kind: 'DELETE_PODS', matching: filter })).toEqual(problem);
      expect(found({ matching: filter })).toMatchObject(problem);
    }
    expect(found({ kind: 'DELETE_PODS', matching: { search: 'birds' } })).toEqual({});
  });

  it('moving people requires the pod they move to, and no other act may name one', () => {
    expect(found({ kind: 'MOVE_MEMBERS', ids: ['anna'], toPodId: 'birds' })).toEqual({});
    expect(found({ kind: 'MOVE_MEMBERS', ids: ['anna'] })).toEqual({ toPodId: ['Choose which pod they move to'] });
    expect(found({ kind: 'REMOVE_MEMBERS', ids: ['anna'], toPodId: 'birds' })).toEqual({
      toPodId: ['Only people who move need a pod'],
    });
  });
});

it('members are chosen for acts on people, and not for acts on pods or the membership', () => {
  expect(isMemberBulkKind('ENABLE_MEMBERS')).toBe(true);
  expect(isMemberBulkKind('DELETE_PODS')).toBe(false);
  expect(isMemberBulkKind('EMPTY_MEMBERSHIP')).toBe(false);
});
