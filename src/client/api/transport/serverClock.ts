/**
 * A device's clock may be wrong by minutes or years, so the server's clock counts (rule platform.deviceClock). The
 * offset in milliseconds by which the device is behind, from the `Date` of responses; negative if it is fast. Shared
 * with the code that runs before the program has loaded (client/early).
 */
const shared = globalThis as typeof globalThis & { clockOffsetMs?: number };

/** Dispatched on the window when a new offset has changed the current time. */
export const CLOCK_CORRECTED = 'clockcorrected';

/** The precision of `Date`. */
const SECOND_MS = 1000;

/** Milliseconds by which this device's clock is behind the server's; 0 until a response shows otherwise. */
export const clockOffset = (): number => shared.clockOffsetMs ?? 0;

/** The current time by the server's clock, in epoch milliseconds. */
export const serverNow = (): number => Date.now() + clockOffset();

/**
 * Updates the offset from a response. The server dated it between `sentAt` and now by this device's clock, which bounds
 * the offset: an offset within the bounds stays, so slow responses narrow it little but never make it wrong.
 */
function noteDate(date: string | null, sentAt: number): void {
  const dated = Date.parse(date ?? '');
  const [least, most] = [dated - Date.now(), dated + SECOND_MS - sentAt];
  // No date, or the clock was set back during the call.
  if (!(least <= most)) return;
  const before = clockOffset();
  shared.clockOffsetMs = Math.min(Math.max(before, least), most);
  if (Math.abs(shared.clockOffsetMs - before) >= SECOND_MS) window.dispatchEvent(new Event(CLOCK_CORRECTED));
}

/** Calls `fetch` and updates the clock offset from the response. */
export async function fetchAndSyncClock(...given: Parameters<typeof fetch>): Promise<Response> {
  const sentAt = Date.now();
  const answer = await fetch(...given);
  noteDate(answer.headers.get('date'), sentAt);
  return answer;
}
