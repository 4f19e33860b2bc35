/**
 * Only a condition that never becomes true reaches this limit. It is long because a busy machine may take minutes, but
 * below Jest's own limit, so that the complaint is shown. Developers wait less for a failing test.
 */
export const WAIT_LIMIT_MS = process.env.CI ? 540_000 : 60_000;

interface Expectation {
  complaint?: string | (() => string);
}

// The real timers, even if a test fakes them.
const { setTimeout: startTimer, Date: realDate } = globalThis;

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
