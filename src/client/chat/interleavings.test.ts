import fc from 'fast-check';
import type { Emoji, Message, StreamEvent } from '../../contract/entities.gen';
import { streamHandlers } from '../app/streamHandlers';
import { makeStore } from '../app/store';
import { chatApi } from '../api/chatApi';
import { emptyHistory, messagesIn } from '../api/messageHistory';
import type { HistoryArg } from '../api/messageHistory';
import { emptyApi, tagTypes } from '../api/emptyApi';
import { makeSeen } from '../stream/seen';
import { streamMoved } from '../stream/streamSlice';
import { unsentMessages } from './outbox/outboxSlice';
import { receiveMessage } from './receiveMessage';
import { markChannel } from './reading/receiveRead';
import { retryMessage, sendHeld, sendMessage } from './outbox/sending';
import { signIn } from '../testing/token';
import { channelId, me, modelServer, other, uuid } from './testing/modelServer';

const newest: HistoryArg = { id: channelId };
/** What is held, with how many messages there are at the start: the newest stretch, and one about an old message. */
const MESSAGES = 180;
const around: HistoryArg = { id: channelId, around: uuid(1000 + 20) };
const search = { q: 'text' };

/** What is refused for good until it is tried again, what is too much for a while, and what a server that is away can't take. */
const REFUSALS = [400, 429, 503];

const { editMessage, removeMessage, addReaction, removeReaction } = chatApi.endpoints;

const flush = () => new Promise((resolve) => setTimeout(resolve, 0));

function makePage() {
  const server = modelServer(MESSAGES);
  signIn(me);
  const store = makeStore();
  const { dispatch, getState } = store;
  const seen = makeSeen();
  let received = 0;
  let written = 0;
  const { messageHistory, listMyChannels, foundMessages } = chatApi.endpoints;
  const messages = (arg: HistoryArg) => messagesIn(messageHistory.select(arg)(getState()).data ?? emptyHistory);
  const idAt = (place: number) =>
    (server.messages[server.messages.length - 1 - (place % 40)] ?? server.messages[0])?.id ?? '';

  const emojiAt = (place: number): Emoji => (place % 2 === 0 ? '👍' : '🎉');
  const messageAt = (place: number) => ({ id: channelId, messageId: idAt(place) });
  /** What one does to a message has it as it is now for its answer. */
  const take = async (answer: PromiseLike<{ data?: Message }>) => {
    const { data } = await answer;
    if (data) dispatch(receiveMessage(data, { userId: me, movesMarker: false }));
  };

  const handle = (event: StreamEvent) => {
    for (const handler of streamHandlers[event.type]) handler(event as never, { dispatch, getState, userId: me });
  };
  /** The next event of the stream, in order; what a resumed stream repeats is dropped. */
  const receive = () => {
    const event = server.events[received];
    if (!event) return;
    received += 1;
    if (seen.isNew(event.id)) handle(event);
    dispatch(streamMoved(`${received}-1`));
  };
  const callAt = (place: number) => server.calls[place % Math.max(1, server.calls.length)];

  const acts: Record<string, (place: number) => unknown> = {
    // Of others, and of this person elsewhere.
    someoneWrites: () => server.write(other, { content: 'News' }),
    someoneEdits: (place) => server.change(idAt(place), { content: `Edited ${place}` }),
    someoneRemoves: (place) => server.change(idAt(place), { removed: true }),
    someoneReacts: (place) => server.react(idAt(place), emojiAt(place)),
    someoneTakesBack: (place) => server.react(idAt(place), emojiAt(place), { given: false }),
    readElsewhere: (place) => server.mark({ messageId: idAt(place), status: 'READ' }),
    unreadElsewhere: (place) => server.mark({ messageId: idAt(place), status: 'UNREAD' }),
    // The channel goes, and comes back: the pod is left and joined, or somebody is disabled and enabled.
    lose: () => server.setIn(false),
    regain: () => server.setIn(true),
    // Of this page.
    write: () => {
      const message = { clientId: uuid(9000 + (written += 1)), channelId, senderId: me, createdEpochMillis: written };
      dispatch(sendMessage({ ...message, content: `Mine ${written}` }));
    },
    edit: (place) =>
      void take(
        dispatch(editMessage.initiate({ ...messageAt(place), messageUpdate: { content: `Own edit ${place}` } })),
      ),
    remove: (place) => void take(dispatch(removeMessage.initiate(messageAt(place)))),
    react: (place) => void take(dispatch(addReaction.initiate({ ...messageAt(place), emoji: emojiAt(place) }))),
    takeReactionBack: (place) =>
      void take(dispatch(removeReaction.initiate({ ...messageAt(place), emoji: emojiAt(place) }))),
    read: (place) => void dispatch(markChannel({ channelId, messageId: idAt(place), status: 'READ', userId: me })),
    unread: (place) => void dispatch(markChannel({ channelId, messageId: idAt(place), status: 'UNREAD', userId: me })),
    loadOlder: () => void dispatch(messageHistory.initiate(newest, { direction: 'forward' })),
    loadOlderAround: () => void dispatch(messageHistory.initiate(around, { direction: 'forward' })),
    loadNewer: () => void dispatch(messageHistory.initiate(around, { direction: 'backward' })),
    refetch: () => void dispatch(emptyApi.util.invalidateTags([...tagTypes])),
    retry: () => {
      for (const one of unsentMessages(getState())) if (one.status === 'failed') dispatch(retryMessage(one));
    },
    reconnect: () => dispatch(sendHeld()),
    // A stream that was lost is resumed, and repeats a few.
    resume: (place) => void (received = Math.max(0, received - (place % 6))),
    // More was missed than a resume tells.
    resumeTooLate: () => {
      received = server.events.length;
      handle({ id: `refetch-${received}`, type: 'refetch' });
    },
    // Of the line between them.
    receive,
    arrive: (place) => {
      const call = callAt(place);
      return call?.hasArrived ? undefined : call?.arrive();
    },
    answer: async (place) => {
      const call = callAt(place);
      if (call && !call.hasArrived) await call.arrive();
      call?.answer();
    },
    breakOff: (place) => callAt(place)?.fail(),
    // Something is written for it where nothing is on its way.
    refuse: async (place) => {
      const sends = () => server.calls.filter((call) => call.isSend && !call.hasArrived);
      if (sends().length === 0) acts.write?.(place);
      await flush();
      sends()[0]?.refuse(REFUSALS[place % REFUSALS.length] ?? 400);
    },
  };

  /** Nothing goes out to a channel that was lost; what was written there stays. */
  const isAllSent = () => !server.isIn() || unsentMessages(getState()).length === 0;
  const isQuiet = () => server.calls.length === 0 && received === server.events.length && isAllSent();

  /** Everything arrives, and what was lost is fetched or sent again. */
  const settle = async () => {
    for (let round = 0; round < 400; round += 1) {
      await acts.answer?.(0);
      receive();
      await flush();
      if (server.calls.length === 0 && server.isIn()) {
        acts.retry?.(0);
        acts.reconnect?.(0);
      }
      await flush();
      if (isQuiet()) return;
    }
    throw new Error('It never comes to rest');
  };

  const open = async () => {
    const shown = [
      dispatch(listMyChannels.initiate()),
      dispatch(messageHistory.initiate(newest)),
      dispatch(messageHistory.initiate(around)),
      dispatch(foundMessages.initiate(search)),
    ];
    await settle();
    return () => shown.forEach((query) => query.unsubscribe());
  };
  /** An answer that was lost says so on the page, where it can be tried again; this tries. */
  const tryAgain = async () => {
    const failed = [newest, around].filter((arg) => messageHistory.select(arg)(getState()).isError);
    for (const arg of failed) void dispatch(messageHistory.initiate(arg, { forceRefetch: true }));
    if (listMyChannels.select()(getState()).isError) {
      void dispatch(listMyChannels.initiate(undefined, { forceRefetch: true }));
    }
    if (foundMessages.select(search)(getState()).isError) {
      void dispatch(foundMessages.initiate(search, { forceRefetch: true }));
    }
    await settle();
  };
  const channels = () => listMyChannels.select()(getState()).data;
  const found = () =>
    foundMessages
      .select(search)(getState())
      .data?.pages.flatMap(({ items }) => items) ?? [];
  return {
    server,
    acts,
    open,
    settle,
    tryAgain,
    messages,
    channels,
    found,
    unsent: () => unsentMessages(getState()),
    written: () => written,
  };
}

type Page = ReturnType<typeof makePage>;
type Step = [string, number];

/** What happens on the line happens more often than each of the acts. */
const line = ['receive', 'receive', 'arrive', 'answer', 'answer', 'regain'];

async function expectAsLoadedAnew(steps: Step[]): Promise<void> {
  const page = makePage();
  const close = await page.open();
  for (const [name, place] of steps) {
    await page.acts[name]?.(place);
    await flush();
  }
  await page.settle();
  await page.tryAgain();
  if (!page.server.isIn()) await expectLost(page);
  const { messages } = page.server;
  expect(page.channels()).toEqual(page.server.channels());
  const held = page.messages(newest);
  expect(held.length).toBeGreaterThanOrEqual(50);
  expect(held).toEqual(messages.slice(-held.length));
  const stretch = page.messages(around);
  const first = messages.findIndex(({ id }) => id === stretch[0]?.id);
  expect(stretch).toEqual(messages.slice(first, first + stretch.length));
  expect(stretch.map(({ id }) => id)).toContain(around.around);
  // What the last answer had, as it is now, without what was removed since.
  const searched = page.server.searched();
  expect(searched).toHaveLength(20);
  const present = searched.flatMap((id) => messages.filter((one) => one.id === id && !one.removed));
  expect(page.found()).toEqual(present);
  const sent = messages.flatMap(({ clientId }) => clientId ?? []);
  expect(new Set(sent).size).toBe(sent.length);
  expect(sent).toHaveLength(page.written());
  close();
}

/** Of a channel that was lost nothing is held but what was written there and not sent, until it comes back. */
async function expectLost(page: Page): Promise<void> {
  expect(page.channels()).toEqual([]);
  expect([page.messages(newest), page.messages(around), page.found()]).toEqual([[], [], []]);
  const sent = page.server.messages.flatMap(({ clientId }) => clientId ?? []);
  const unsent = page.unsent().map(({ clientId }) => clientId);
  expect(new Set([...sent, ...unsent]).size).toBe(page.written());
  page.server.setIn(true);
  await page.settle();
  await page.tryAgain();
}

const inTurn = (...names: string[]) => names.map((name): Step => [name, 0]);

/** With answers on their way, without a word of the stream, with messages that wait, and come back before that is known. */
const lost: Step[][] = [
  inTurn('resumeTooLate', 'someoneWrites', 'lose', 'receive', 'receive', 'answer', 'answer'),
  inTurn('lose', 'someoneWrites', 'resumeTooLate'),
  inTurn('write', 'write', 'arrive', 'lose', 'receive', 'receive', 'answer', 'answer', 'write', 'answer', 'reconnect'),
  inTurn(
    'refetch',
    'arrive',
    'lose',
    'someoneWrites',
    'regain',
    'someoneWrites',
    'receive',
    'answer',
    'answer',
    'edit',
  ),
];

/** Of three that are written one after the other, the second is refused, and all are tried again while others write. */
const refusedAndTriedAgain = (place: number): Step[] => [
  ...inTurn('write', 'write', 'write', 'arrive', 'answer'),
  ['refuse', place],
  ...inTurn('someoneWrites', 'receive', 'retry', 'reconnect', 'arrive', 'receive', 'breakOff', 'retry'),
];

it('whatever comes in whichever order ends as a page that is loaded anew (rule chat.changes)', async () => {
  const step = fc.tuple(fc.constantFrom(...Object.keys(makePage().acts), ...line), fc.nat(39));
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 45 }), expectAsLoadedAnew), {
    numRuns: 80,
    examples: [...REFUSALS.map((_, place) => refusedAndTriedAgain(place)), ...lost].map((steps): [Step[]] => [steps]),
  });
});
