/**
 * The clock of a device may be wrong by minutes or years; the server's counts (rule platform.deviceClock). How far the device's is
 * behind it, by the `Date` of its answers: milliseconds, negative where it is fast. Shared with what ran before the program
 * was there (client/early).
 */
const shared = globalThis as typeof globalThis & { clockOffsetMs?: number };

/** Told to the window when the present has moved for that reason. */
export const CLOCK_CORRECTED = 'clockcorrected';

/** What `Date` leaves out. */
const SECOND_MS = 1000;

/** How far this device's clock is behind the server's; 0 until an answer has shown otherwise. Milliseconds. */
export const clockOffset = (): number => shared.clockOffsetMs ?? 0;

/** The present by the server's clock. Epoch milliseconds. */
export const serverNow = (): number => Date.now() + clockOffset();

/**
 * Learns from an answer. The server wrote it between `sentAt` and now, by this device's clock, so the offset is known to lie
 * between two bounds: what is within them already stays as it is, and slow answers teach little instead of something wrong.
 */
function noteDate(date: string | null, sentAt: number): void {
  const said = Date.parse(date ?? '');
  const [least, most] = [said - Date.now(), said + SECOND_MS - sentAt];
  // Without a date, or where the clock was set back while the call was under way.
  if (!(least <= most)) return;
  const before = clockOffset();
  shared.clockOffsetMs = Math.min(Math.max(before, least), most);
  if (Math.abs(shared.clockOffsetMs - before) >= SECOND_MS) window.dispatchEvent(new Event(CLOCK_CORRECTED));
}

/** `fetch` from the server, whose clock it follows. */
export async function fetchTimed(...given: Parameters<typeof fetch>): Promise<Response> {
  const sentAt = Date.now();
  const answer = await fetch(...given);
  noteDate(answer.headers.get('date'), sentAt);
  return answer;
}
