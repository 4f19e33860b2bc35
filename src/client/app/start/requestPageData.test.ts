import { pageLinks, pathTo, paths } from '../../../domain/links';
import { startEarlyCalls } from '../../api/transport/earlyCalls';
import { callsOfPage } from '../../early/callsOfPage';
import { selectedBusinessKey } from '../../session/selectedBusinessKey';
import { fakeApi, reply } from '../../testing/fakeApi';
import { businessCan } from '../../testing/samples';
import { signIn } from '../../testing/token';
import { makeStore } from '../store';
import { startSession } from './sessionStart';

jest.mock('../streaming', () => ({ streaming: () => (next: unknown) => next }));

const id = '0190f3a2-7c11-7a40-8b1e-2f6d5c4b0001';
const business = { id, name: 'Makers', owner: true, admin: false, can: businessCan(true) };

describe('the calls begun before the program has loaded', () => {
  it.each([
    paths.memberships,
    paths.pods,
    pathTo(paths.pod, { pod: id }),
    pathTo(paths.chat, { channel: id }),
    pageLinks.message(id, id),
    paths.chats,
    paths.notifications,
    paths.mySettings,
  ])('are on %s the ones that it makes, each once', async (link) => {
    const api = fakeApi({ listMyBusinesses: reply([business]) });
    const token = signIn();
    const { pathname, search } = new URL(link, window.location.origin);
    localStorage.setItem(selectedBusinessKey, id);
    const addresses = callsOfPage({ pathname, search });
    void startEarlyCalls(addresses, token, { address: pathname + search });
    const begun = (globalThis as { begunCalls?: { answers: Map<string, unknown> } }).begunCalls?.answers;
    const store = makeStore();
    await store.dispatch(startSession({ pathname, search }));
    expect([...(begun?.keys() ?? [])]).toEqual([]);
    expect(api.sent.map(({ operationId }) => operationId)).toEqual(['getDrawnPage']);
    expect(api.sent[0]?.url.searchParams.getAll('path')).toEqual(addresses);
  });

  it('omit calls whose subject the address doesn’t name', () => {
    const calls = callsOfPage({ pathname: paths.pod, search: '?p=../../x' });
    expect(calls).toEqual(callsOfPage({ pathname: paths.chats, search: '' }));
    expect(calls).not.toEqual([]);
  });

  it('are empty on a page that few users open first', () => {
    expect(callsOfPage({ pathname: paths.login, search: '' })).toEqual([]);
  });
});
