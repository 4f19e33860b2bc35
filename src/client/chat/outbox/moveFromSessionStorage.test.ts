import { loadStreaming } from '../../app/streaming';
import { channelId, maya, openPage, tom, unsentIn, unsentFromMaya } from '../testing/unsent';
import { messageTakenBack } from './outboxSlice';
import { unsentKey } from './unsentKeys';

const picked = [{ userId: 't', name: 'Tom' }];
const edit = (messageId: string) => ({ messageId, before: 'Tex', text: 'Text', picked: [] });

/** Stores unsent text in this tab's storage, as the previous version did. */
function keptBefore(): void {
  sessionStorage.setItem('stepwell.outbox', JSON.stringify([{ ...unsentFromMaya(0), status: 'sending' }]));
  sessionStorage.setItem(`stepwell.draft.${maya}.${channelId}`, '"Hello @Tom"');
  sessionStorage.setItem(`stepwell.picked.${maya}.${channelId}`, JSON.stringify(picked));
  sessionStorage.setItem(`stepwell.edits.${maya}.${channelId}`, JSON.stringify([edit('old')]));
  sessionStorage.setItem(`stepwell.draft.${tom}.${channelId}`, '"Half"');
}

/** Starts a page of this version. */
async function upgraded(userId: string) {
  await loadStreaming();
  return openPage(userId);
}

const stored = (kind: 'draft' | 'edits', userId: string = maya): unknown =>
  JSON.parse(localStorage.getItem(unsentKey(kind, userId, channelId)) ?? 'null');

const leftBehind = () => Object.keys(sessionStorage).filter((key) => !key.startsWith('stepwell.unsent.'));

afterEach(() => jest.restoreAllMocks());

it('the previous version’s text in this tab is kept for its author', async () => {
  keptBefore();
  expect(unsentIn(await upgraded(tom))).toEqual([]);
  expect(unsentIn(await upgraded(maya))).toEqual([['Text 0', 'held']]);
  expect(stored('draft')).toEqual({ text: 'Hello @Tom', picked });
  expect(stored('draft', tom)).toEqual({ text: 'Half', picked: [] });
  expect(stored('edits')).toEqual([edit('old')]);
  expect(leftBehind()).toEqual([]);
});

it('text stays in the tab while its key in local storage is in use', async () => {
  keptBefore();
  const keys = [unsentKey('draft', maya, channelId), unsentKey('edits', maya, channelId)];
  for (const key of keys) localStorage.setItem(key, '"Of another tab"');
  await upgraded(maya);
  expect([stored('draft'), stored('edits')]).toEqual(['Of another tab', 'Of another tab']);
  for (const key of keys) localStorage.removeItem(key);
  await upgraded(maya);
  expect([stored('draft'), stored('edits')]).toEqual([{ text: 'Hello @Tom', picked }, [edit('old')]]);
  expect(leftBehind()).toEqual([]);
});

it('a message that was moved and returned to the composer does not reappear from a copy of the tab', async () => {
  keptBefore();
  const copied = Object.entries({ ...sessionStorage }) as [string, string][];
  await upgraded(maya);
  sessionStorage.clear();
  for (const [key, value] of copied) sessionStorage.setItem(key, value);
  const copy = await upgraded(maya);
  expect(sessionStorage.getItem('stepwell.outbox')).toBeNull();
  copy.dispatch(messageTakenBack(unsentFromMaya(0).clientId));
  expect(unsentIn(await upgraded(maya))).toEqual([]);
});

it('text stays in the tab while local storage is full', async () => {
  keptBefore();
  const before = leftBehind().map((key) => [key, sessionStorage.getItem(key)]);
  const { setItem } = Storage.prototype;
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (this === localStorage && key.startsWith('stepwell.unsent.')) throw new Error('Full');
    setItem.call(this, key, value);
  });
  await upgraded(maya);
  expect(leftBehind().map((key) => [key, sessionStorage.getItem(key)])).toEqual(before);
  full.mockRestore();
  expect(unsentIn(await upgraded(maya))).toEqual([['Text 0', 'held']]);
  expect([stored('draft'), stored('edits')]).toEqual([{ text: 'Hello @Tom', picked }, [edit('old')]]);
  expect(leftBehind()).toEqual([]);
});

it('unreadable text is discarded without an error', async () => {
  keptBefore();
  sessionStorage.setItem('stepwell.outbox', '[{');
  expect(unsentIn(await upgraded(maya))).toEqual([]);
  expect(stored('draft')).toEqual({ text: 'Hello @Tom', picked });
});
