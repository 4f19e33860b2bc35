import { leaderChannelName } from './leaderChannelName';

it('a leader channel is named after its membership, and says ‘Leaders’ once', () => {
  expect(leaderChannelName('Momentum Circle')).toBe('Momentum Circle Leaders');
  expect(leaderChannelName('Slow Leaders')).toBe('Slow Leaders');
  expect(leaderChannelName('Cheerleaders')).toBe('Cheerleaders Leaders');
});
