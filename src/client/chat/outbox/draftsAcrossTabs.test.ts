import { act, renderHook } from '@testing-library/react';
import { clearAccessToken } from '../../api/transport/accessToken';
import { sessionEnded } from '../../api/sessionEvents';
import type { AppStore } from '../../app/store';
import { linkAsTabs, channelId, maya, openPage, settled } from '../testing/unsent';
import { useDraft } from '../composer/useDraft';
import { clearUnsent, unsentKey } from '../../api/unsentKeys';
import { useStoredEdits } from './useStoredEdits';

afterEach(() => jest.restoreAllMocks());

function writeDraft() {
  const { result } = renderHook(() => useDraft(maya, channelId));
  act(() => result.current.change('Half a thought'));
  return () => act(() => result.current.change(''));
}

function writeEdit() {
  const { result } = renderHook(() => useStoredEdits(maya, channelId));
  act(() => result.current.store([{ messageId: 'm', before: 'Tex', text: 'Text', picked: [] }]));
  return () => act(() => result.current.store([]));
}

const kinds = [
  ['draft', writeDraft],
  ['edits', writeEdit],
] as const;

async function writeElsewhereAndLogOut(page: AppStore, key: string) {
  localStorage.setItem(key, '"Written in another tab"');
  await settled();
  clearAccessToken('logout');
  page.dispatch(sessionEnded({ by: 'logout', elsewhere: true }));
  clearUnsent(maya);
  await settled();
  return localStorage.getItem(key);
}

it.each(kinds)(
  'a logout clears text that another tab writes after this tab has cleared its %s',
  async (kind, write) => {
    const page = openPage(maya);
    const finish = write();
    finish();
    linkAsTabs();
    expect(await writeElsewhereAndLogOut(page, unsentKey(kind, maya, channelId))).toBeNull();
  },
);

it.each(kinds)('a logout clears text that another tab writes after this tab’s %s are cleared', async (kind, write) => {
  const page = openPage(maya);
  write();
  linkAsTabs();
  const key = unsentKey(kind, maya, channelId);
  localStorage.removeItem(key);
  await settled();
  expect(await writeElsewhereAndLogOut(page, key)).toBeNull();
});
