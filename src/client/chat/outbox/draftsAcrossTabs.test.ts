import { act, renderHook } from '@testing-library/react';
import { clearAccessToken } from '../../api/transport/accessToken';
import { personBlocked } from '../../api/messageEvents';
import { sessionEnded } from '../../api/sessionEvents';
import type { AppStore } from '../../app/store';
import { linkAsTabs, channelId, maya, openPage, settled } from '../testing/unsent';
import { useDraft } from '../composer/useDraft';
import { clearUnsent, unsentKey } from '../../api/unsentKeys';
import { messageWritten, unsentMessages } from './outboxSlice';
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

it('a draft, and a message that isn’t sent, forget the words of whom one blocks', () => {
  const [ben, cleo] = ['ben', 'cleo'];
  const quoteOf = (senderId: string) => ({ id: 'm', senderId, senderName: 'Somebody', excerpt: 'You never finish.' });
  const page = openPage(maya);
  const drafts = renderHook(() => [useDraft(maya, channelId), useDraft(maya, 'another')] as const).result;
  act(() => drafts.current[0].change('Half a thought'));
  act(() => drafts.current[0].reply(quoteOf(ben)));
  act(() => drafts.current[1].reply(quoteOf(cleo)));
  const message = { channelId, senderId: maya, content: 'Yes', createdEpochMillis: 1 };
  page.dispatch(messageWritten({ ...message, clientId: 'one', replyTo: quoteOf(ben) }));
  page.dispatch(messageWritten({ ...message, clientId: 'two', replyTo: quoteOf(cleo) }));
  page.dispatch(personBlocked(ben));
  const stored = (id: string) => JSON.parse(localStorage.getItem(unsentKey('draft', maya, id)) ?? '{}') as object;
  expect(stored(channelId)).toEqual({ text: 'Half a thought', picked: [] });
  expect(stored('another')).toHaveProperty('replyTo');
  expect(unsentMessages(page.getState()).map(({ replyTo }) => replyTo?.senderId)).toEqual([undefined, cleo]);
});
