import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { storedUserId } from '../../api/transport/accessToken';
import { emptyApi } from '../../api/emptyApi';
import { statusOf } from '../../api/problem';
import type { ApiState } from '../../stream/events';
import { isOffline } from '../../ui/states/useIsOffline';
import { keptConfirmed, keptShown } from '../../ui/states/unconfirmedSlice';
import { answersToKeep, keptEndpoints } from './keptAnswers';
import type { KeptAnswer } from './keptAnswers';
import { clearKept } from './keptDatabase';
import { readKept, writeKept } from './keptStorage';
import type { KeptRecord } from './keptStorage';

export interface KeepingStore {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  getState: () => ApiState;
}

interface Hold {
  isAnswered: () => boolean;
  refetch: () => PromiseLike<{ error?: unknown }>;
  unsubscribe: () => void;
}

type Ask = (arg: unknown, options: object) => (dispatch: KeepingStore['dispatch']) => Omit<Hold, 'isAnswered'>;
type Select = (arg: unknown) => (state: ApiState) => { data?: unknown; fulfilledTimeStamp?: number };

const entryOf = ({ endpointName, arg }: KeptAnswer) => (keptEndpoints[endpointName].select as unknown as Select)(arg);

/** Between writes; each also waits until the page is idle. */
const WRITE_DELAY_MS = 3000;

const CONFIRM_AGAIN_MS = 5000;

const wasAnswered = (error: unknown) => error === undefined || statusOf(error) !== undefined;

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work);

/** Stores the answers that the page last showed, per account, and shows them when offline (rule platform.kept). */
export function makeKeeping({ dispatch, getState }: KeepingStore) {
  const queries = () => getState()[emptyApi.reducerPath].queries;
  let holds: Hold[] = [];
  let written: unknown;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let confirming: ReturnType<typeof setTimeout> | undefined;
  let endedSessions = 0;

  async function write(): Promise<void> {
    timer = undefined;
    const endedBefore = endedSessions;
    const previous = (await readKept())?.answers ?? [];
    const userId = storedUserId();
    if (endedBefore !== endedSessions || userId === undefined || holds.length > 0 || isOffline(getState())) return;
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

  /** The write compares the state later, so this may be called on any change. */
  const changed = () => scheduleWrite(WRITE_DELAY_MS);

  const begin = () => scheduleWrite(0);

  /** Fills queries without data, unless `isTooLate` returns true after the read. Returns everything that was kept. */
  async function restore(isTooLate = () => false): Promise<KeptRecord | undefined> {
    const endedBefore = endedSessions;
    const kept = await readKept();
    if (endedBefore !== endedSessions || isTooLate()) return undefined;
    const missing = kept?.answers.filter((one) => entryOf(one)(getState()).data === undefined) ?? [];
    if (missing.length === 0) return kept;
    dispatch(keptShown());
    dispatch(emptyApi.util.upsertQueryEntries(missing as never));
    // Subscribes, because the cache would drop queries that no page uses. `confirm` refetches them.
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

  async function confirm(): Promise<void> {
    clearTimeout(confirming);
    const endedBefore = endedSessions;
    const pending = [...holds];
    const answers = await Promise.all(pending.map(async (hold) => (hold.isAnswered() ? undefined : hold.refetch())));
    if (isOffline(getState()) || endedBefore !== endedSessions) return;
    // A refusal counts as an answer; without a response the kept answer stays unconfirmed.
    const answered = pending.filter((_, index) => wasAnswered(answers[index]?.error));
    for (const hold of answered) hold.unsubscribe();
    holds = holds.filter((hold) => !answered.includes(hold));
    if (holds.length === 0) dispatch(keptConfirmed());
    else confirming = setTimeout(() => isOffline(getState()) || void confirm(), CONFIRM_AGAIN_MS);
  }

  async function end(): Promise<void> {
    endedSessions += 1;
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
