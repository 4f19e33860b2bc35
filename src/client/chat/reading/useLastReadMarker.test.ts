import { nextMarker } from './useLastReadMarker';

it('the last-read marker is after the last read message once there is a newer message', () => {
  expect(nextMarker(undefined, { lastReadId: 'm-2', newestId: 'm-4' })).toEqual({ afterId: 'm-2', isDone: false });
  expect(nextMarker(undefined, { lastReadId: 'm-4', newestId: 'm-4' })).toBeUndefined();
  expect(nextMarker(undefined, { lastReadId: 'm-4', newestId: undefined })).toBeUndefined();
});

it('the last-read marker does not show if no message has ever been read', () => {
  expect(nextMarker(undefined, { lastReadId: undefined, newestId: 'm-4' })).toBeUndefined();
});

it('the last-read marker stays while the user reads, even once everything is read', () => {
  const marker = { afterId: 'm-2', isDone: false };
  expect(nextMarker(marker, { lastReadId: 'm-3', newestId: 'm-4' })).toEqual(marker);
  expect(nextMarker(marker, { lastReadId: 'm-4', newestId: 'm-4' })).toEqual({ afterId: 'm-2', isDone: true });
});

it('the last-read marker moves when a new message is unread after everything was read', () => {
  const done = { afterId: 'm-2', isDone: true };
  expect(nextMarker(done, { lastReadId: 'm-4', newestId: 'm-5' })).toEqual({ afterId: 'm-4', isDone: false });
});
