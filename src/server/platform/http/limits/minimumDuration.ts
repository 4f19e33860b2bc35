/** Longer than any of the guarded acts, including password hashing. */
const FLOOR_MILLISECONDS = 250;

/** Starts the minimum duration of a guarded act; resolves at its end. */
export type Floor = () => PromiseLike<void>;

const usualFloor: Floor = () => new Promise((done) => setTimeout(done, FLOOR_MILLISECONDS));

interface Floors {
  floor?: Floor;
}

/**
 * Does `work` and returns no sooner than a fixed time after its start, whatever the outcome, so that the response time
 * doesn't reveal whether an address is registered (rule session.sameAnswer).
 */
export async function withMinimumDuration<T>({ floor = usualFloor }: Floors, work: () => Promise<T>): Promise<T> {
  const isOver = floor();
  try {
    return await work();
  } finally {
    await isOver;
  }
}

/** Same, if only a refusal is informative: a success returns at once. */
export async function withMinimumRefusalDuration<T>(
  { floor = usualFloor }: Floors,
  work: () => Promise<T>,
): Promise<T> {
  const isOver = floor();
  try {
    return await work();
  } catch (error) {
    await isOver;
    throw error;
  }
}
