import { isNewcomer } from './newcomer';

const now = 1_772_528_400;
const daysAgo = (days: number) => (now - days * 86_400) * 1000;

it.each([
  ['just now', daysAgo(0), true],
  ['six days ago', daysAgo(6), true],
  ['seven days ago', daysAgo(7), false],
  ['in the future, by another clock', daysAgo(-1), true],
])('a participant who joined %s is a newcomer: %s', (_, joined, isNew) => {
  expect(isNewcomer({ myRole: 'participant', joined }, now)).toBe(isNew);
});

it('a leader, an assistant and somebody who isn’t in the pod are not greeted', () => {
  expect(isNewcomer({ myRole: 'leader', joined: daysAgo(0) }, now)).toBe(false);
  expect(isNewcomer({ myRole: 'assistant', joined: daysAgo(0) }, now)).toBe(false);
  expect(isNewcomer({}, now)).toBe(false);
});
