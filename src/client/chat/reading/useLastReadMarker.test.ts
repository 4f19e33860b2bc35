import { movedMarker } from './useLastReadMarker';

it('the last-read marker is after the last read message once there is a newer one', () => {
  expect(movedMarker(undefined, { lastReadId: 'm-2', newestId: 'm-4' })).toEqual({ afterId: 'm-2', isDone: false });
  expect(movedMarker(undefined, { lastReadId: 'm-4', newestId: 'm-4' })).toBeUndefined();
  expect(movedMarker(undefined, { lastReadId: 'm-4', newestId: undefined })).toBeUndefined();
});

it('the last-read marker does not show if nothing was ever read', () => {
  expect(movedMarker(undefined, { lastReadId: undefined, newestId: 'm-4' })).toBeUndefined();
});

it('the last-read marker stays while the user reads, and when everything is read', () => {
  const marker = { afterId: 'm-2', isDone: false };
  expect(movedMarker(marker, { lastReadId: 'm-3', newestId: 'm-4' })).toEqual(marker);
  expect(movedMarker(marker, { lastReadId: 'm-4', newestId: 'm-4' })).toEqual({ afterId: 'm-2', isDone: true });
});

it('the last-read marker moves when a new message is unread after everything was read', () => {
  const done = { afterId: 'm-2', isDone: true };
  expect(movedMarker(done, { lastReadId: 'm-4', newestId: 'm-5' })).toEqual({ afterId: 'm-4', isDone: false });
});
