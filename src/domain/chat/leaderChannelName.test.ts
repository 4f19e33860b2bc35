import { leaderChannelName } from './leaderChannelName';

it('a leader channel is named after its membership, without repeating ‘Leaders’', () => {
  expect(leaderChannelName('Momentum Circle')).toBe('Momentum Circle Leaders');
  expect(leaderChannelName('Slow Leaders')).toBe('Slow Leaders');
  expect(leaderChannelName('Leaders of Bath')).toBe('Leaders of Bath Leaders');
  expect(leaderChannelName('Cheerleaders')).toBe('Cheerleaders Leaders');
});
