/**
 * Only what never happens reaches it, below Jest's own limit so that the complaint is seen: a busy machine may take
 * minutes. A developer waits less for a test that fails.
 */
export const WAIT_LIMIT_MS = process.env.CI ? 540_000 : 60_000;

interface Expectation {
  /** What is missing when the wait ends. */
  complaint?: string | (() => string);
}

// The real ones where a test fakes timers, too.
const { setTimeout: startTimer, Date: realDate } = globalThis;

/** Looks until there is something, and returns it. Throws `complaint` when there never is. */
export async function until<Found>(
  look: () => Found | Promise<Found>,
  { complaint = () => `Still waiting for: ${String(look)}` }: Expectation = {},
): Promise<Exclude<Found, false | undefined>> {
  for (const end = realDate.now() + WAIT_LIMIT_MS; ; await new Promise((done) => startTimer(done, 50))) {
    const found = await look();
    if (found !== false && found !== undefined) return found as Exclude<Found, false | undefined>;
    if (realDate.now() > end) throw new Error(typeof complaint === 'string' ? complaint : complaint());
  }
}
