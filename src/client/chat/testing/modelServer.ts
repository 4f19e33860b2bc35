import type { Channel, Emoji, Message, MessageInput, ReadInput, StreamEvent } from '../../../contract/entities.gen';
import { quoteOf } from '../../../domain/chat/excerpt';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import type { Reply, Sent } from '../../testing/fakeApi';

export const uuid = (number: number) => `0190f3a2-7c11-7a40-8b1e-${String(number).padStart(12, '0')}`;

export const channelId = uuid(1);
export const me = uuid(2);
export const other = uuid(3);

const START = Date.UTC(2026, 0, 6, 9);
const REMOVED = 'Message removed';

export interface Call {
  arrive: () => Promise<void>;
  answer: () => void;
  fail: () => void;
  refuse: (status: number) => void;
  hasArrived: boolean;
  isSend: boolean;
}

type WithoutId<Event> = Event extends unknown ? Omit<Event, 'id'> : never;

export function modelServer(messageCount: number) {
  const messages: Message[] = [];
  const events: StreamEvent[] = [];
  const calls: Call[] = [];
  let readId: string | undefined;
  let isIn = true;
  let pinnedId: string | undefined;

  const publish = (event: WithoutId<StreamEvent>) => {
    if (isIn || event.type === 'channel') events.push({ ...event, id: String(events.length + 1) });
  };

  const setIn = (value: boolean) => {
    if (isIn === value) return;
    isIn = value;
    publish({ type: 'channel', channelId, podId: uuid(6), change: isIn ? 'added' : 'removed' });
  };

  const write = (senderId: string, { content, clientId, replyToId }: MessageInput) => {
    const sent = messages.find((one) => one.senderId === senderId && one.clientId === clientId && clientId);
    if (sent) return sent;
    const number = messages.length;
    const [id, createdEpochMillis] = [uuid(1000 + number), START + number * 1000];
    const message: Message = { id, channelId, senderId, senderName: 'Anna', content, createdEpochMillis };
    if (clientId) message.clientId = clientId;
    const quoted = messages.find(({ id: one }) => one === replyToId);
    if (quoted) message.replyTo = quoteOf(quoted);
    messages.push(message);
    if (senderId === me) readId = id;
    publish({ type: 'message', message });
    return message;
  };

  const change = (id: string, changes: Partial<Message>) => {
    const index = messages.findIndex((one) => one.id === id);
    const held = messages[index];
    if (!held) throw new Error('No such message');
    if (held.removed) return held;
    const changed = { ...held, ...changes, version: (held.version ?? 0) + 1 };
    if (changed.removed) {
      delete changed.reactions;
      delete changed.replyTo;
      if (pinnedId === id) pinnedId = undefined;
      changed.content = REMOVED;
    }
    messages[index] = changed;
    const requoted = (one: Message) => (one.replyTo?.id === id ? { ...one, replyTo: quoteOf(changed) } : one);
    messages.splice(0, messages.length, ...messages.map(requoted));
    publish({ type: 'message', message: changed });
    if (changes.content === undefined && !changes.removed) return changed;
    for (const event of events)
      if (event.type === 'message') event.message = event.message.id === id ? changed : requoted(event.message);
    return changed;
  };

  /** Idempotent; reactions to a removed message are ignored. */
  const react = (id: string, emoji: Emoji, { by = other, given = true } = {}) => {
    const held = messages.find((one) => one.id === id);
    const { reactions = [] } = held ?? {};
    const before = reactions.find((one) => one.emoji === emoji)?.userIds ?? [];
    if (held && before.includes(by) === given) return held;
    const userIds = given ? [...before, by] : before.filter((one) => one !== by);
    const rest = reactions.filter((one) => one.emoji !== emoji);
    return change(id, { reactions: userIds.length > 0 ? [...rest, { emoji, userIds }] : rest });
  };

  const reading = () => ({ channelId, ...(readId && { lastMessageReadId: readId }), unread: unread() });
  const unread = () =>
    Math.min(
      100,
      messages.filter(({ id, senderId, removed }) => id > (readId ?? '') && senderId !== me && !removed).length,
    );

  const mark = ({ messageId, status }: ReadInput) => {
    const before = messages.filter(({ id }) => id < messageId).at(-1)?.id;
    if (status === 'UNREAD') readId = before;
    else if (messageId > (readId ?? '')) readId = messageId;
    else return reading();
    publish({ type: 'read', channelId, status, userId: me, ...(readId && { lastMessageReadId: readId }) });
    return reading();
  };

  const pin = (id: string) => {
    if (pinnedId === id || messages.some((one) => one.id === id && one.removed)) return;
    pinnedId = id;
    publish({ type: 'channel', channelId, change: 'changed' });
  };

  const channel = (): Channel => {
    const newest = messages.at(-1);
    const pinned = messages.find(({ id }) => id === pinnedId);
    return {
      id: channelId,
      name: 'Early Birds',
      businessId: uuid(4),
      membershipId: uuid(5),
      membershipName: 'Momentum Circle',
      leaderChannel: false,
      ...(newest && { lastMessageId: newest.id }),
      ...(readId && { lastMessageReadId: readId }),
      unread: unread(),
      ...(pinned && { pinned: quoteOf(pinned) }),
      messages: newest ? [newest] : [],
    };
  };

  const channels = () => (isIn ? [channel()] : []);

  const page = (query: URLSearchParams) => {
    const limit = Number(query.get('limit') ?? 50);
    const [before, after, around] = [query.get('before'), query.get('after'), query.get('around')];
    if (around !== null) {
      const middle = messages.findIndex(({ id }) => id === around);
      return messages.slice(Math.max(0, middle - limit / 2), middle + limit / 2);
    }
    if (after !== null) return messages.filter(({ id }) => id > after).slice(0, limit);
    return messages.filter(({ id }) => id < (before ?? '~')).slice(-limit);
  };

  const emojiIn = ({ url }: Sent) => decodeURIComponent(url.pathname.split('/')[7] ?? '') as Emoji;
  const idIn = ({ url }: Sent) => url.pathname.split('/')[5] ?? '';
  const found = () => messages.filter(({ removed }) => !removed).slice(-20);
  const inside = (answer: (sent: Sent) => Reply) => (sent: Sent) => (isIn ? answer(sent) : refuse(404));
  fakeApi({
    listMyChannels: () => reply(channels()),
    listMessages: inside(({ url }) => reply(page(url.searchParams))),
    searchMessages: () => reply(isIn ? found().reverse() : []),
    markRead: inside(({ body }) => reply(mark(body as ReadInput))),
    sendMessage: inside(({ body }) => reply(write(me, body as MessageInput))),
    editMessage: inside((sent) => {
      const { content } = sent.body as MessageInput;
      const isRemoved = messages.some(({ id, removed }) => id === idIn(sent) && removed);
      return isRemoved ? refuse(409) : reply(change(idIn(sent), { content, editedEpochMillis: START }));
    }),
    removeMessage: inside((sent) => reply(change(idIn(sent), { removed: true }))),
    addReaction: inside((sent) => reply(react(idIn(sent), emojiIn(sent), { by: me }))),
    removeReaction: inside((sent) => reply(react(idIn(sent), emojiIn(sent), { by: me, given: false }))),
  });
  let searched: string[] = [];
  const isSearch = (input: RequestInfo | URL) =>
    new URL(input instanceof Request ? input.url : input).pathname === '/v1/messages';
  const isSend = (input: RequestInfo | URL) =>
    input instanceof Request && input.method === 'POST' && new URL(input.url).pathname.endsWith('/messages');
  const respond = jest.mocked(globalThis.fetch).getMockImplementation() as typeof fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    return new Promise<Response>((resolve, reject) => {
      let response: Response | undefined;
      let answered: Message[] | undefined;
      const call: Call = {
        hasArrived: false,
        isSend: isSend(input),
        arrive: async () => {
          call.hasArrived = true;
          response = await respond(input, init);
          if (isSearch(input)) answered = (await response.clone().json()) as Message[];
        },
        answer: () => {
          calls.splice(calls.indexOf(call), 1);
          if (answered) searched = answered.map(({ id }) => id);
          if (response) resolve(response);
        },
        fail: () => {
          calls.splice(calls.indexOf(call), 1);
          reject(new TypeError('Failed to fetch'));
        },
        refuse: (status) => {
          calls.splice(calls.indexOf(call), 1);
          const { body, headers } = refuse(status);
          resolve(new Response(JSON.stringify(body), { status, headers: { ...headers, 'Retry-After': '1' } }));
        },
      };
      calls.push(call);
    });
  });

  for (let number = 0; number < messageCount; number += 1) write(other, { content: `Text ${number}` });
  readId = messages[messageCount - 10]?.id;
  events.length = 0;
  return {
    messages,
    events,
    calls,
    write,
    change,
    react,
    pin,
    mark,
    channels,
    setIn,
    isIn: () => isIn,
    searched: () => searched,
  };
}
