import { setTimeout as delay } from 'node:timers/promises';

/** More than any of the guarded acts takes, password hashing included. */
const FLOOR_MILLISECONDS = 250;

/**
 * Does `work` and answers no sooner than a fixed time after it began, whatever it found: how long an answer takes must
 * not tell a stranger whether an address is registered (rule session.sameAnswer).
 */
export async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const floor = delay(FLOOR_MILLISECONDS);
  try {
    return await work();
  } finally {
    await floor;
  }
}

/** The same where only a refusal could tell: a success is answered at once. */
export async function withMinimumRefusalDuration<T>(work: () => Promise<T>): Promise<T> {
  const floor = delay(FLOOR_MILLISECONDS);
  try {
    return await work();
  } catch (error) {
    await floor;
    throw error;
  }
}
