import { pageLinks, pathTo, paths } from '../../domain/links';
import { startSession } from '../app/start/sessionStart';
import { makeStore } from '../app/store';
import { selectedBusinessKey } from '../session/selectedBusinessKey';
import { fakeApi, reply } from '../testing/fakeApi';
import { businessCan } from '../testing/samples';
import { signIn } from '../testing/token';
import { fillReads, requestFirstReads } from './firstReads';
import { firstReadsOf } from './renderSnapshot';

jest.mock('../app/streaming', () => ({ streaming: () => (next: unknown) => next }));

const id = '0190f3a2-7c11-7a40-8b1e-2f6d5c4b0001';
const business = { id, name: 'Makers', owner: true, admin: false, can: businessCan(true) };

describe('the first reads', () => {
  it.each([
    paths.memberships,
    paths.pods,
    pathTo(paths.pod, { pod: id }),
    pathTo(paths.chat, { channel: id }),
    pageLinks.message(id, id),
    paths.chats,
    paths.notifications,
    paths.mySettings,
  ])('of %s are what its program requests, each once', async (link) => {
    const { pathname, search } = new URL(link, window.location.origin);
    const reads = fillReads(await firstReadsOf(pathname), search, id);
    const api = fakeApi({ listMyBusinesses: reply([business]) });
    const token = signIn();
    localStorage.setItem(selectedBusinessKey, id);
    void requestFirstReads(reads, token, { address: pathname + search });
    const held = (globalThis as { firstReads?: { paths: string[] } }).firstReads;
    await makeStore().dispatch(startSession({ pathname, search }));
    expect(held?.paths.filter(Boolean)).toEqual([]);
    expect(api.sent.map(({ operationId }) => operationId)).toEqual(['getPageSnapshot']);
    expect(api.sent[0]?.url.searchParams.getAll('path')).toEqual(reads);
  });

  it('are known by the keys of their page’s address', async () => {
    const session = await firstReadsOf(paths.chats);
    const added = async (path: string) => (await firstReadsOf(path)).filter((read) => !session.includes(read)).sort();
    expect(await added(paths.pod)).toEqual(['/v1/pods/{p}', '/v1/pods/{p}/members']);
    expect(await added(paths.chat)).toEqual(['/v1/channels/{c}/messages', '/v1/channels/{c}/people?limit=200']);
    expect(await added(paths.memberships)).toContain('/v1/businesses/{business}/my-memberships');
  });

  it('omit those whose subject the address doesn’t name', () => {
    const reads = ['/v1/pods/my-pods', '/v1/pods/{p}'];
    expect(fillReads(reads, '?p=../../x')).toEqual(['/v1/pods/my-pods']);
    expect(fillReads(reads, `?p=${id}`)).toEqual(['/v1/pods/my-pods', `/v1/pods/${id}`]);
  });
});
