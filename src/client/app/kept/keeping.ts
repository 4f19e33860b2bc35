import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { storedUserId } from '../../api/transport/accessToken';
import { emptyApi } from '../../api/emptyApi';
import { statusOf } from '../../api/problem';
import type { ApiState } from '../../stream/events';
import { isOffline } from '../../ui/states/useIsOffline';
import { keptConfirmed, keptShown } from '../../ui/states/useIsUnconfirmed';
import { answersToKeep, keptEndpoints } from './keptAnswers';
import type { KeptAnswer } from './keptAnswers';
import { clearKept } from './keptPlace';
import { readKept, writeKept } from './keptStorage';
import type { KeptRecord } from './keptStorage';

export interface KeepingStore {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  getState: () => ApiState;
}

/** A question whose kept answer is shown, held in the cache until there is another one. */
interface Hold {
  /** Whether a call has answered it since, whoever asked. */
  isAnswered: () => boolean;
  refetch: () => PromiseLike<{ error?: unknown }>;
  unsubscribe: () => void;
}

type Ask = (arg: unknown, options: object) => (dispatch: KeepingStore['dispatch']) => Omit<Hold, 'isAnswered'>;
type Select = (arg: unknown) => (state: ApiState) => { data?: unknown; fulfilledTimeStamp?: number };

const entryOf = ({ endpointName, arg }: KeptAnswer) => (keptEndpoints[endpointName].select as unknown as Select)(arg);

/** A write at most so often, and then when the page has nothing else to do. */
const WRITE_DELAY_MS = 3000;

/** What found nobody although the server is there is asked for again after so long. */
const CONFIRM_AGAIN_MS = 5000;

const wasAnswered = (error: unknown) => error === undefined || statusOf(error) !== undefined;

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work);

/**
 * Keeps what a page last showed in this browser, for the account that is signed in, and shows it again where there is no
 * connection (rule platform.kept).
 */
export function makeKeeping({ dispatch, getState }: KeepingStore) {
  const queries = () => getState()[emptyApi.reducerPath].queries;
  let holds: Hold[] = [];
  let written: unknown;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let confirming: ReturnType<typeof setTimeout> | undefined;
  /** Rises when a session ends: what was begun in it goes no further. */
  let ended = 0;

  async function write(): Promise<void> {
    timer = undefined;
    const begun = ended;
    // Read each time: another tab may have kept what it opened since.
    const previous = (await readKept())?.answers ?? [];
    const userId = storedUserId();
    // What is shown without a connection is what was kept.
    if (begun !== ended || userId === undefined || holds.length > 0 || isOffline(getState())) return;
    if (keptEndpoints.getMyUser.select()(getState()).data?.id !== userId) return;
    written = queries();
    const answers = answersToKeep(
      Object.values(queries()).filter((entry) => entry !== undefined),
      previous,
    );
    if (answers.length > 0) await writeKept(userId, answers);
    else await clearKept();
  }

  function scheduleWrite(delayMs: number): void {
    if (timer === undefined && queries() !== written) timer = setTimeout(() => whenIdle(() => void write()), delayMs);
  }

  /** To be told of whatever happened; it looks at what has changed later. */
  const changed = () => scheduleWrite(WRITE_DELAY_MS);

  /** The first page is there: it may be left again soon. */
  const begin = () => scheduleWrite(0);

  /** Shows what was kept where nothing else is there, unless it comes too late for that. Gives what was kept. */
  async function restore(isTooLate = () => false): Promise<KeptRecord | undefined> {
    const begun = ended;
    const kept = await readKept();
    if (begun !== ended || isTooLate()) return undefined;
    const missing = kept?.answers.filter((one) => entryOf(one)(getState()).data === undefined) ?? [];
    if (missing.length === 0) return kept;
    dispatch(keptShown());
    dispatch(emptyApi.util.upsertQueryEntries(missing as never));
    // Held, as the cache forgets what no page asks for. When there is a connection again, `confirm` asks for it.
    const options = { subscriptionOptions: { refetchOnReconnect: false } };
    for (const one of missing) {
      const answeredAt = () => entryOf(one)(getState()).fulfilledTimeStamp;
      const restoredAt = answeredAt();
      const { refetch, unsubscribe } = dispatch(
        (keptEndpoints[one.endpointName].initiate as unknown as Ask)(one.arg, options),
      );
      holds.push({ isAnswered: () => answeredAt() !== restoredAt, refetch, unsubscribe });
    }
    return kept;
  }

  /** The server is there: asks for what is shown as it was kept and not answered since, until each of it has an answer. */
  async function confirm(): Promise<void> {
    clearTimeout(confirming);
    const begun = ended;
    const asked = [...holds];
    const answers = await Promise.all(asked.map(async (hold) => (hold.isAnswered() ? undefined : hold.refetch())));
    // Lost again, or ended meanwhile.
    if (isOffline(getState()) || begun !== ended) return;
    // A refusal is an answer; what found nobody is as unsure as before.
    const answered = asked.filter((_, index) => wasAnswered(answers[index]?.error));
    for (const hold of answered) hold.unsubscribe();
    holds = holds.filter((hold) => !answered.includes(hold));
    if (holds.length === 0) dispatch(keptConfirmed());
    else confirming = setTimeout(() => isOffline(getState()) || void confirm(), CONFIRM_AGAIN_MS);
  }

  /** The session is over: nothing of it stays. */
  async function end(): Promise<void> {
    ended += 1;
    holds = [];
    dispatch(keptConfirmed());
    clearTimeout(timer);
    clearTimeout(confirming);
    timer = undefined;
    await clearKept();
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && queries() !== written) void write();
  });

  return { begin, changed, restore, confirm, end };
}

export type Keeping = ReturnType<typeof makeKeeping>;
