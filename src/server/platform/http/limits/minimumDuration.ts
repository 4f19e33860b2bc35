/** More than any of the guarded acts takes, password hashing included. */
const FLOOR_MILLISECONDS = 250;

/** Begins the least time that a guarded act takes, and is over after it. */
export type Floor = () => PromiseLike<void>;

const usualFloor: Floor = () => new Promise((done) => setTimeout(done, FLOOR_MILLISECONDS));

interface Floors {
  floor?: Floor;
}

/**
 * Does `work` and answers no sooner than a fixed time after it began, whatever it found: how long an answer takes must
 * not tell a stranger whether an address is registered (rule session.sameAnswer).
 */
export async function withMinimumDuration<T>({ floor = usualFloor }: Floors, work: () => Promise<T>): Promise<T> {
  const isOver = floor();
  try {
    return await work();
  } finally {
    await isOver;
  }
}

/** The same where only a refusal could tell: a success is answered at once. */
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
