import fc from 'fast-check';
import type { Emoji, Message, StreamEvent } from '../../contract/entities.gen';
import { streamHandlers } from '../app/streamHandlers';
import { makeStore } from '../app/store';
import { historyApi } from './history/historyApi';
import { emptyHistory, messagesIn } from './history/messageHistory';
import type { HistoryArg } from './history/messageHistory';
import { emptyApi, tagTypes } from '../api/emptyApi';
import { makeDuplicateFilter } from '../stream/duplicateFilter';
import { streamMoved } from '../stream/streamSlice';
import { signIn } from '../testing/token';
import { nextPageState } from '../ui/lists/useNextPage';
import { inReverse } from './log/useMessageHistory';
import { unsentMessages } from './outbox/outboxSlice';
import { receiveMessage } from './receiveMessage';
import { markChannel } from './reading/receiveRead';
import { retryMessage, sendHeld, sendMessage } from './outbox/sending';
import { channelId, me, modelServer, other, uuid } from './testing/modelServer';

const newest: HistoryArg = { id: channelId };
const MESSAGES = 180;
const around: HistoryArg = { id: channelId, around: uuid(1000 + 20) };
const search = { q: 'text' };

/** Refused until retried, rate-limited, or held while the server is unavailable. */
const REFUSALS = [400, 429, 503];

const { editMessage, removeMessage, addReaction, removeReaction } = historyApi.endpoints;

const flush = () => new Promise((resolve) => setTimeout(resolve, 0));

function makePage() {
  const server = modelServer(MESSAGES);
  signIn(me);
  const store = makeStore();
  const { dispatch, getState } = store;
  const seen = makeDuplicateFilter();
  let received = 0;
  let written = 0;
  const { messageHistory, listMyChannels, foundMessages } = historyApi.endpoints;
  const messages = (arg: HistoryArg) => messagesIn(messageHistory.select(arg)(getState()).data ?? emptyHistory);
  const idAt = (position: number) =>
    (server.messages[server.messages.length - 1 - (position % 40)] ?? server.messages[0])?.id ?? '';

  const emojiAt = (position: number): Emoji => (position % 2 === 0 ? '👍' : '🎉');
  const messageAt = (position: number) => ({ id: channelId, messageId: idAt(position) });
  const take = async (answer: PromiseLike<{ data?: Message }>) => {
    const { data } = await answer;
    if (data) dispatch(receiveMessage(data, { userId: me, movesMarker: false }));
  };

  const handle = (event: StreamEvent) => {
    for (const handler of streamHandlers[event.type]) handler(event as never, { dispatch, getState, userId: me });
  };
  const receive = () => {
    const event = server.events[received];
    if (!event) return;
    received += 1;
    if (seen.isNew(event.id)) handle(event);
    dispatch(streamMoved(`${received}-1`));
  };
  const callAt = (position: number) => server.calls[position % Math.max(1, server.calls.length)];

  const loadPage = (arg: HistoryArg, side: 'older' | 'newer') => {
    const history = messageHistory.select(arg)(getState());
    const query = {
      ...history,
      isFetching: history.isLoading,
      fetchNextPage: () => dispatch(messageHistory.initiate(arg, { direction: 'forward' })),
      fetchPreviousPage: () => dispatch(messageHistory.initiate(arg, { direction: 'backward' })),
    };
    const page = side === 'older' ? query : inReverse(query);
    if (['more', 'failed'].includes(nextPageState(page))) page.fetchNextPage();
  };

  const acts: Record<string, (position: number) => unknown> = {
    someoneWrites: () => server.write(other, { content: 'News' }),
    someoneReplies: (position) => server.write(other, { content: 'Yes', replyToId: idAt(position) }),
    someonePins: (position) => server.pin(idAt(position)),
    someoneEdits: (position) => server.change(idAt(position), { content: `Edited ${position}` }),
    someoneRemoves: (position) => server.change(idAt(position), { removed: true }),
    someoneReacts: (position) => server.react(idAt(position), emojiAt(position)),
    someoneTakesBack: (position) => server.react(idAt(position), emojiAt(position), { given: false }),
    readElsewhere: (position) => server.mark({ messageId: idAt(position), status: 'READ' }),
    unreadElsewhere: (position) => server.mark({ messageId: idAt(position), status: 'UNREAD' }),
    lose: () => server.setIn(false),
    regain: () => server.setIn(true),
    write: () => {
      const message = { clientId: uuid(9000 + (written += 1)), channelId, senderId: me, createdEpochMillis: written };
      dispatch(sendMessage({ ...message, content: `Mine ${written}` }));
    },
    edit: (position) =>
      void take(
        dispatch(editMessage.initiate({ ...messageAt(position), messageUpdate: { content: `Own edit ${position}` } })),
      ),
    remove: (position) => void take(dispatch(removeMessage.initiate(messageAt(position)))),
    react: (position) =>
      void take(dispatch(addReaction.initiate({ ...messageAt(position), emoji: emojiAt(position) }))),
    takeReactionBack: (position) =>
      void take(dispatch(removeReaction.initiate({ ...messageAt(position), emoji: emojiAt(position) }))),
    read: (position) =>
      void dispatch(markChannel({ channelId, messageId: idAt(position), status: 'READ', userId: me })),
    unread: (position) =>
      void dispatch(markChannel({ channelId, messageId: idAt(position), status: 'UNREAD', userId: me })),
    loadOlder: () => loadPage(newest, 'older'),
    loadOlderAround: () => loadPage(around, 'older'),
    loadNewer: () => loadPage(around, 'newer'),
    refetch: () => void dispatch(emptyApi.util.invalidateTags([...tagTypes])),
    retry: () => {
      for (const one of unsentMessages(getState())) if (one.status === 'failed') dispatch(retryMessage(one));
    },
    reconnect: () => dispatch(sendHeld()),
    resume: (position) => void (received = Math.max(0, received - (position % 6))),
    resumeTooLate: () => {
      received = server.events.length;
      handle({ id: `refetch-${received}`, type: 'refetch' });
    },
    receive,
    arrive: (position) => {
      const call = callAt(position);
      return call?.hasArrived ? undefined : call?.arrive();
    },
    answer: async (position) => {
      const call = callAt(position);
      if (call && !call.hasArrived) await call.arrive();
      call?.answer();
    },
    breakOff: (position) => callAt(position)?.fail(),
    refuse: async (position) => {
      const sends = () => server.calls.filter((call) => call.isSend && !call.hasArrived);
      if (sends().length === 0) acts.write?.(position);
      await flush();
      sends()[0]?.refuse(REFUSALS[position % REFUSALS.length] ?? 400);
    },
  };

  const isAllSent = () => !server.isIn() || unsentMessages(getState()).length === 0;
  const isQuiet = () => server.calls.length === 0 && received === server.events.length && isAllSent();

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

const line = ['receive', 'receive', 'arrive', 'answer', 'answer', 'regain'];

async function expectAsFreshlyLoaded(steps: Step[]): Promise<void> {
  const page = makePage();
  const close = await page.open();
  for (const [name, position] of steps) {
    await page.acts[name]?.(position);
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
  const searched = page.server.searched();
  expect(searched).toHaveLength(20);
  const present = searched.flatMap((id) => messages.filter((one) => one.id === id && !one.removed));
  expect(page.found()).toEqual(present);
  const sent = messages.flatMap(({ clientId }) => clientId ?? []);
  expect(new Set(sent).size).toBe(sent.length);
  expect(sent).toHaveLength(page.written());
  close();
}

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

/**
 * The channel is lost with answers pending, without stream events or with held messages, and regained before the page
 * learns of it.
 */
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

/** The stream resumes too late, and refetching the newest messages fails before an older page loads. */
const failedRefetch: Step[] = [
  ...inTurn('someoneWrites', 'resumeTooLate'),
  ['breakOff', 1],
  ...inTurn('loadOlder', 'someoneWrites', 'receive'),
];

const refusedAndTriedAgain = (position: number): Step[] => [
  ...inTurn('write', 'write', 'write', 'arrive', 'answer'),
  ['refuse', position],
  ...inTurn('someoneWrites', 'receive', 'retry', 'reconnect', 'arrive', 'receive', 'breakOff', 'retry'),
];

it('any order of events leads to the state of a freshly loaded page (rule chat.changes)', async () => {
  const step = fc.tuple(fc.constantFrom(...Object.keys(makePage().acts), ...line), fc.nat(39));
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 45 }), expectAsFreshlyLoaded), {
    numRuns: process.env.TEST_FORM === 'full' ? 1_500 : 80,
    examples: [...REFUSALS.map((_, position) => refusedAndTriedAgain(position)), ...lost, failedRefetch].map(
      (steps): [Step[]] => [steps],
    ),
  });
});
