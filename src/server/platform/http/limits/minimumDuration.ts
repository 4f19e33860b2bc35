/** Longer than any of the guarded acts, including password hashing. */
const MINIMUM_DURATION_MS = 250;

export type MinimumDuration = () => PromiseLike<void>;

const defaultMinimumDuration: MinimumDuration = () => new Promise((done) => setTimeout(done, MINIMUM_DURATION_MS));

interface MinimumDurationOptions {
  minimumDuration?: MinimumDuration;
}

/**
 * Does `work` and returns no sooner than a fixed time after its start, whatever the outcome, so that the response time
 * doesn't reveal whether an address is registered (rule session.sameAnswer).
 */
export async function withMinimumDuration<T>(
  { minimumDuration = defaultMinimumDuration }: MinimumDurationOptions,
  work: () => Promise<T>,
): Promise<T> {
  const isOver = minimumDuration();
  try {
    return await work();
  } finally {
    await isOver;
  }
}

/** Delays only refusals, for acts where only a refusal's timing reveals anything; a success returns immediately. */
export async function withMinimumRefusalDuration<T>(
  { minimumDuration = defaultMinimumDuration }: MinimumDurationOptions,
  work: () => Promise<T>,
): Promise<T> {
  const isOver = minimumDuration();
  try {
    return await work();
  } catch (error) {
    await isOver;
    throw error;
  }
}
