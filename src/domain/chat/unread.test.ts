import { countedUnread } from './unread';

it('a badge counts the unread messages of a channel unless it is muted', () => {
  expect(countedUnread({ unread: 3 })).toBe(3);
  expect(countedUnread({ unread: 3, muted: false })).toBe(3);
  expect(countedUnread({ unread: 3, muted: true })).toBe(0);
});
