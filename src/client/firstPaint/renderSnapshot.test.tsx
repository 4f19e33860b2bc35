import type { BatchAnswer, Channel } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { account } from '../account/testing/settings';
import { channel, channelId, id as messageIdOf, message } from '../chat/testing/conversation';
import { selectedBusinessKey } from '../session/selectedBusinessKey';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { businessCan } from '../testing/samples';
import { signIn } from '../testing/token';
import { fillReads } from './firstReads';
import { firstReadsOf, renderSnapshot } from './renderSnapshot';

const id = '0190f3a2-7c11-7a40-8b1e-2f6d5c4b0001';
const business = { id, name: 'Makers', owner: true, admin: false, can: businessCan(true) };
const { language } = navigator;

const messageId = (number: number) => messageIdOf(100 + number);

afterEach(() => {
  localStorage.clear();
  Object.defineProperty(navigator, 'language', { value: language, configurable: true });
});

async function begin(address: string, replies: Parameters<typeof fakeApi>[0] = {}, given = 'en-GB') {
  const { pathname, search } = new URL(address, 'http://localhost');
  const asked = fillReads(await firstReadsOf(pathname), search, id);
  const network = fakeApi({ listMyBusinesses: reply([business]), listAllMyActions: reply([]), ...replies });
  localStorage.setItem(selectedBusinessKey, id);
  signIn();
  const query = new URLSearchParams(asked.map((path) => ['path', path]));
  const together = await fetch(new URL(`/v1/batch?${query}`, location.origin));
  const answers = (await together.json()) as BatchAnswer[];
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
])('a snapshot of %s is rendered from its first reads, and nothing else is requested', async (address) => {
  const { page, network } = await begin(address);
  const drawn = shown(await renderSnapshot(page));
  expect(drawn.querySelector('main h1')).not.toBeEmptyDOMElement();
  expect(drawn.querySelector('main > [aria-busy]')).toBeNull();
  expect(network.sent).toEqual([]);
});

it('a snapshot shows the data of its answers, and nothing of the one rendered before', async () => {
  const named = async (name: string) => {
    const { page } = await begin(paths.pods, { listMyBusinesses: reply([{ ...business, name }]) });
    return (await renderSnapshot(page)) ?? '';
  };
  expect(await named('Potters <b>')).toContain('Potters &lt;b&gt;');
  expect(await named('Writers')).not.toContain('Potters');
});

it('a snapshot has its dates in the language of its browser', async () => {
  const dates = async (given: string) => {
    const { page } = await begin(paths.chats, {}, given);
    return renderSnapshot(page);
  };
  expect(await dates('en-GB')).not.toBe(await dates('en-US'));
});

it('a snapshot loads its images from the API’s origin', async () => {
  const photo = '0190f3a2-7c11-7a40-8b1e-2f6d5c4b0abc';
  const { page } = await begin(pathTo(paths.chat, { channel: channelId }), {
    listMyChannels: reply([channel]),
    listMessages: reply([message(1, { senderPhotoId: photo })]),
  });
  const images = async (apiUrl: string) =>
    [...shown(await renderSnapshot({ ...page, apiUrl })).querySelectorAll('img')].map((image) =>
      image.getAttribute('src'),
    );
  expect(await images('')).toContain(`/v1/photos/${photo}`);
  expect(await images('https://api.example.com')).toContain(`https://api.example.com/v1/photos/${photo}`);
});

it('there is no snapshot if one of the answers is a problem', async () => {
  const { page } = await begin(paths.pods, { listMyPods: refuse(403) });
  expect(await renderSnapshot(page)).toBeUndefined();
});

it('there is no snapshot without all answers', async () => {
  const { page } = await begin(paths.pods);
  jest.mocked(fetch).mockRejectedValue(new TypeError('Nothing is fetched for a snapshot'));
  const few = { ...page, paths: page.paths.slice(0, -1), answers: page.answers.slice(0, -1) };
  expect(await renderSnapshot(few)).toBeUndefined();
});

it('there is no snapshot for an account without a time zone, as only the device knows it', async () => {
  const { page } = await begin(paths.pods, { getMyAccount: reply({ ...account, timezone: '' }) });
  expect(await renderSnapshot(page)).toBeUndefined();
});

it('the header of a snapshot names the business last used', async () => {
  const other = { ...business, id: '0190f3a2-7c11-7a40-8b1e-2f6d5c4b0002', name: 'Archers' };
  const { page } = await begin(paths.chats, { listMyBusinesses: reply([other, business]) });
  const header = async (given: typeof page) => shown(await renderSnapshot(given)).querySelector('header')?.textContent;
  expect(await header(page)).toContain('Makers');
  expect(await header({ ...page, business: other.id })).toContain('Archers');
});

describe('a snapshot of a conversation', () => {
  const rowsOf = async (count: number, given: Partial<Channel> = {}) => {
    const messages = Array.from({ length: count }, (_, index) => message(count - index));
    const { page } = await begin(pathTo(paths.chat, { channel: channelId }), {
      listMyChannels: reply([{ ...channel, ...given }]),
      listMessages: reply(messages),
    });
    const rows = [...shown(await renderSnapshot(page)).querySelectorAll('[role="log"] [role="article"]')];
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

it('there is no snapshot if a required action comes first', async () => {
  const due = { action: 'COMPLETE_PROFILE', businessId: id };
  const { page } = await begin(paths.pods, { listAllMyActions: reply([due]) });
  expect(await renderSnapshot(page)).toBeUndefined();
});

it.each([paths.login, paths.notifications, paths.mySettings, paths.members, '/nothing'])(
  '%s has no snapshot',
  async (address) => {
    const { page } = await begin(paths.pods);
    expect(await renderSnapshot({ ...page, address })).toBeUndefined();
  },
);
