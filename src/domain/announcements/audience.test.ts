import { chosenIds, isUnderWay, withChosenIds } from './audience';

const chosen = { podIds: ['birds', 'birds', 'bees'], memberIds: ['anna', 'anna'] };

it('an audience has only the ids that its kind needs, each once', () => {
  expect(withChosenIds({ kind: 'PODS', ...chosen })).toEqual({ kind: 'PODS', podIds: ['birds', 'bees'] });
  expect(withChosenIds({ kind: 'MEMBERS', ...chosen })).toEqual({ kind: 'MEMBERS', memberIds: ['anna'] });
  expect(withChosenIds({ kind: 'LEADERS', ...chosen })).toEqual({ kind: 'LEADERS' });
});

it('an audience has no ids if nothing is chosen, or if its kind takes none', () => {
  for (const kind of ['EVERYONE', 'PODS', 'MEMBERS'] as const) expect(chosenIds({ kind })).toEqual([]);
  expect(chosenIds({ kind: 'EVERYONE', ...chosen })).toEqual([]);
});

it('an announcement is under way until every recipient has been notified', () => {
  expect(isUnderWay({ total: 2, told: 1, read: 0 })).toBe(true);
  expect(isUnderWay({ total: 2, told: 2, read: 0 })).toBe(false);
});
