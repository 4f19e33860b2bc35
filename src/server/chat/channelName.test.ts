import { channelName } from './presenter';

const leaders = (membershipName: string) => ({ podName: null, membershipName });

it('a leader channel is named after its membership, in the language of its reader', () => {
  expect(channelName(leaders('Momentum Circle'), 'en')).toBe('Momentum Circle Leaders');
  expect(channelName(leaders('Momentum Circle'), 'de')).toBe('Momentum Circle – Leitungen');
  expect(channelName({ podName: 'Early Birds', membershipName: 'Momentum Circle' }, 'de')).toBe('Early Birds');
});

it('a leader channel’s name doesn’t repeat ‘Leaders’', () => {
  expect(channelName(leaders('Slow Leaders'), 'en')).toBe('Slow Leaders');
  expect(channelName(leaders('Leaders of Bath'), 'en')).toBe('Leaders of Bath Leaders');
  expect(channelName(leaders('Cheerleaders'), 'en')).toBe('Cheerleaders Leaders');
});
