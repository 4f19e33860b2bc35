import { chosenIds, isUnderWay, withChosenIds } from './audience';

const chosen = { podIds: ['birds', 'birds', 'bees'], memberIds: ['anna', 'anna'] };

it('an audience has only the ids that its kind needs, each once', () => {
  expect(withChosenIds({ kind: 'PODS', ...chosen })).toEqual({ kind: 'PODS', podIds: ['birds', 'bees'] });
  expect(withChosenIds({ kind: 'MEMBERS', ...chosen })).toEqual({ kind: 'MEMBERS', memberIds: ['anna'] });
  expect(withChosenIds({ kind: 'LEADERS', ...chosen })).toEqual({ kind: 'LEADERS' });
});

it('an audience without choice has no ids', () => {
  for (const kind of ['EVERYONE', 'PODS', 'MEMBERS'] as const) expect(chosenIds({ kind })).toEqual([]);
  expect(chosenIds({ kind: 'EVERYONE', ...chosen })).toEqual([]);
});

it('an announcement is under way until everyone has been told', () => {
  expect(isUnderWay({ total: 2, told: 1, read: 0 })).toBe(true);
  expect(isUnderWay({ total: 2, told: 2, read: 0 })).toBe(false);
});
