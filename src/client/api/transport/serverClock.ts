/**
 * Milliseconds by which the device's clock is behind the server's, from the `Date` of responses; negative if it is
 * fast (rule platform.deviceClock). Shared with the inline script (client/firstPaint).
 */
const shared = globalThis as typeof globalThis & {
  clockOffsetMs?: number;
  /** How far the device's clock was ahead of its monotonic one when the offset was learned. */
  clockSkewMs?: number;
};

/**
 * Milliseconds by which the device's clock is ahead of its monotonic one. Changes when the clock is set and, where
 * the monotonic clock stops during sleep, when the device wakes.
 */
export const clockSkew = (): number => Date.now() - performance.now();

/** Dispatched on the window when a new offset changes the current time. */
export const CLOCK_CORRECTED = 'clockcorrected';

const SECOND_MS = 1000;

/**
 * 0 until a response shows otherwise. A clock that is then set back changes the offset, not the time. One that jumps
 * ahead is believed until the next response, since devices sleep more often than their clocks are set.
 */
export function clockOffset(): number {
  const { clockOffsetMs = 0, clockSkewMs = -Infinity } = shared;
  return clockOffsetMs + Math.max(0, Math.round(clockSkewMs - clockSkew()));
}

/** Epoch milliseconds. */
export const serverNow = (): number => Date.now() + clockOffset();

/**
 * The server dated the response at most `tookMs` ago, which bounds the offset: slow responses narrow it little but
 * never make it wrong.
 */
function noteDate(date: string | null, tookMs: number): void {
  const behind = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(behind)) return;
  const before = clockOffset();
  shared.clockOffsetMs = Math.min(Math.max(before, behind), behind + SECOND_MS + tookMs);
  shared.clockSkewMs = clockSkew();
  if (Math.abs(shared.clockOffsetMs - before) >= SECOND_MS) window.dispatchEvent(new Event(CLOCK_CORRECTED));
}

export async function fetchAndSyncClock(...given: Parameters<typeof fetch>): Promise<Response> {
  const [sentAt, sentDate] = [performance.now(), Date.now()];
  const answer = await fetch(...given);
  // The larger of the two, since one clock stops during sleep, and the other shows too little if it was set back.
  noteDate(answer.headers.get('date'), Math.max(performance.now() - sentAt, Date.now() - sentDate));
  return answer;
}
