/**
 * A device's clock may be wrong by minutes or years, so the server's clock counts (rule platform.deviceClock). The
 * offset in milliseconds by which the device is behind, from the `Date` of responses; negative if it is fast. Shared
 * with the code that runs before the program has loaded (client/early).
 */
const shared = globalThis as typeof globalThis & {
  clockOffsetMs?: number;
  /** How far the device's clock was ahead of its monotonic one when the offset was learned. Milliseconds. */
  clockSkewMs?: number;
};

/**
 * How far this device's clock is ahead of its monotonic one, in milliseconds. Changes when the clock is set and, where
 * the monotonic clock stops during sleep, when the device wakes.
 */
export const clockSkew = (): number => Date.now() - performance.now();

/** Dispatched on the window when a new offset has changed the current time. */
export const CLOCK_CORRECTED = 'clockcorrected';

/** The precision of `Date`. */
const SECOND_MS = 1000;

/**
 * Milliseconds by which this device's clock is behind the server's; 0 until a response shows otherwise. A clock that is
 * set back after that changes the offset, not the time. One that has jumped ahead is believed until the next response,
 * since devices sleep more often than their clocks are set.
 */
export function clockOffset(): number {
  const { clockOffsetMs = 0, clockSkewMs = -Infinity } = shared;
  return clockOffsetMs + Math.max(0, Math.round(clockSkewMs - clockSkew()));
}

/** The current time by the server's clock, in epoch milliseconds. */
export const serverNow = (): number => Date.now() + clockOffset();

/**
 * Updates the offset from a response. The server dated it at most `tookMs` ago, which bounds the offset: an offset
 * within the bounds stays, so slow responses narrow it little but never make it wrong.
 */
function noteDate(date: string | null, tookMs: number): void {
  const behind = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(behind)) return;
  const before = clockOffset();
  shared.clockOffsetMs = Math.min(Math.max(before, behind), behind + SECOND_MS + tookMs);
  shared.clockSkewMs = clockSkew();
  if (Math.abs(shared.clockOffsetMs - before) >= SECOND_MS) window.dispatchEvent(new Event(CLOCK_CORRECTED));
}

/** Calls `fetch` and updates the clock offset from the response. */
export async function fetchAndSyncClock(...given: Parameters<typeof fetch>): Promise<Response> {
  const [sentAt, sentDate] = [performance.now(), Date.now()];
  const answer = await fetch(...given);
  // Only one of the clocks counts a sleep meanwhile, and only the other one is right if the clock was set back.
  noteDate(answer.headers.get('date'), Math.max(performance.now() - sentAt, Date.now() - sentDate));
  return answer;
}
