import type { DrawnPage } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import type { Channel } from '../../contract/entities.gen';
import { account } from '../account/testing/settings';
import { drawnPagePath } from '../api/transport/batchPath';
import { channel, channelId, id as messageIdOf, message } from '../chat/testing/conversation';
import { callsOfPage } from '../early/callsOfPage';
import { selectedBusinessKey } from '../session/selectedBusinessKey';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { businessCan } from '../testing/samples';
import { signIn } from '../testing/token';
import { drawPage } from './drawPage';

const id = '0190f3a2-7c11-7a40-8b1e-2f6d5c4b0001';
const business = { id, name: 'Makers', owner: true, admin: false, can: businessCan(true) };
const { language } = navigator;

const messageId = (number: number) => messageIdOf(100 + number);

afterEach(() => {
  localStorage.clear();
  Object.defineProperty(navigator, 'language', { value: language, configurable: true });
});

async function begin(address: string, replies: Parameters<typeof fakeApi>[0] = {}, given = 'en-GB') {
  const network = fakeApi({ listMyBusinesses: reply([business]), listAllMyActions: reply([]), ...replies });
  localStorage.setItem(selectedBusinessKey, id);
  signIn();
  const { pathname, search } = new URL(address, 'http://localhost');
  const asked = callsOfPage({ pathname, search });
  const together = await fetch(new URL(drawnPagePath({ address }, asked), location.origin));
  const { answers } = (await together.json()) as DrawnPage;
  network.sent.length = 0;
  return { page: { address, paths: asked, answers, business: id, language: given, apiUrl: '' }, network };
}

const shown = (html: string | undefined) => {
  const holder = document.createElement('div');
  holder.innerHTML = html ?? '';
  return holder;
};

it.each([
  paths.memberships,
  paths.pods,
  pathTo(paths.pod, { pod: id }),
  paths.chats,
  pathTo(paths.chat, { channel: id }),
])('%s is drawn from the answers it asks for first, and asks for nothing else', async (address) => {
  const { page, network } = await begin(address);
  const drawn = shown(await drawPage(page));
  expect(drawn.querySelector('main h1')).not.toBeEmptyDOMElement();
  expect(drawn.querySelector('main > [aria-busy]')).toBeNull();
  expect(network.sent).toEqual([]);
});

it('a drawn page shows what the answers say, and nothing of the page drawn before', async () => {
  const named = async (name: string) => {
    const { page } = await begin(paths.pods, { listMyBusinesses: reply([{ ...business, name }]) });
    return (await drawPage(page)) ?? '';
  };
  expect(await named('Potters <b>')).toContain('Potters &lt;b&gt;');
  expect(await named('Writers')).not.toContain('Potters');
});

it('a drawn page has its dates in the language of its browser', async () => {
  const dates = async (given: string) => {
    const { page } = await begin(paths.chats, {}, given);
    return drawPage(page);
  };
  expect(await dates('en-GB')).not.toBe(await dates('en-US'));
});

it('a drawn page loads its images from the API’s origin', async () => {
  const photo = '0190f3a2-7c11-7a40-8b1e-2f6d5c4b0abc';
  const { page } = await begin(pathTo(paths.chat, { channel: channelId }), {
    listMyChannels: reply([channel]),
    listMessages: reply([message(1, { senderPhotoId: photo })]),
  });
  const images = async (apiUrl: string) =>
    [...shown(await drawPage({ ...page, apiUrl })).querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(await images('')).toContain(`/v1/photos/${photo}`);
  expect(await images('https://api.example.com')).toContain(`https://api.example.com/v1/photos/${photo}`);
});

it('a page isn’t drawn if one of its answers is a problem', async () => {
  const { page } = await begin(paths.pods, { listMyPods: refuse(403) });
  expect(await drawPage(page)).toBeUndefined();
});

it('a page isn’t drawn without all its answers', async () => {
  const { page } = await begin(paths.pods);
  jest.mocked(fetch).mockRejectedValue(new TypeError('Nothing is asked for while drawing'));
  const few = { ...page, paths: page.paths.slice(0, -1), answers: page.answers.slice(0, -1) };
  expect(await drawPage(few)).toBeUndefined();
});

it('a page isn’t drawn for an account without a time zone, which is the device’s', async () => {
  const { page } = await begin(paths.pods, { getMyAccount: reply({ ...account, timezone: '' }) });
  expect(await drawPage(page)).toBeUndefined();
});

it('the header of a drawn page names the business last used', async () => {
  const other = { ...business, id: '0190f3a2-7c11-7a40-8b1e-2f6d5c4b0002', name: 'Archers' };
  const { page } = await begin(paths.chats, { listMyBusinesses: reply([other, business]) });
  const header = async (given: typeof page) => shown(await drawPage(given)).querySelector('header')?.textContent;
  expect(await header(page)).toContain('Makers');
  expect(await header({ ...page, business: other.id })).toContain('Archers');
});

describe('a drawn conversation', () => {
  const rowsOf = async (count: number, given: Partial<Channel> = {}) => {
    const messages = Array.from({ length: count }, (_, index) => message(count - index));
    const { page } = await begin(pathTo(paths.chat, { channel: channelId }), {
      listMyChannels: reply([{ ...channel, ...given }]),
      listMessages: reply(messages),
    });
    const rows = [...shown(await drawPage(page)).querySelectorAll('[role="log"] [role="article"]')];
    const isOpening = (row: Element) => row.hasAttribute('data-opening');
    return {
      texts: rows.map((row) => /Text \d+/.exec(row.textContent)?.[0]),
      opening: rows.findIndex(isOpening),
    };
  };
  const texts = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => `Text ${first + index}`);

  it('shows its last messages, with none left out', async () => {
    expect(await rowsOf(18)).toEqual({ texts: texts(1, 18), opening: -1 });
    expect(await rowsOf(50)).toEqual({ texts: texts(31, 50), opening: -1 });
  });

  it('shows the messages from the first unread one on, where it opens', async () => {
    const drawn = await rowsOf(50, { unread: 45, lastMessageReadId: messageId(5) });
    expect(drawn).toEqual({ texts: texts(6, 25), opening: 0 });
  });
});

it('a page isn’t drawn if a required action comes first', async () => {
  const due = { action: 'COMPLETE_PROFILE', businessId: id };
  const { page } = await begin(paths.pods, { listAllMyActions: reply([due]) });
  expect(await drawPage(page)).toBeUndefined();
});

it.each([paths.login, paths.notifications, paths.mySettings, paths.members, '/nothing'])(
  '%s isn’t drawn',
  async (address) => {
    const { page } = await begin(paths.pods);
    expect(await drawPage({ ...page, address })).toBeUndefined();
  },
);
