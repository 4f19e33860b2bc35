import type { FastifyBaseLogger } from 'fastify';
import type { Act, RunAct } from '../act';

/** After so many failures the cause is elsewhere, such as a database that is away. */
const MAX_FAILURES = 20;

/** Fails with all that has failed, if anything has. */
function throwAll(failures: readonly unknown[]): void {
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
}

/** Works on each, one after the other. A failure doesn't stop the rest; it is thrown at the end. */
export async function eachApart<One>(all: Iterable<One>, work: (one: One) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) {
    await work(one).catch((error: unknown) => failures.push(error));
    if (failures.length >= MAX_FAILURES) break;
  }
  throwAll(failures);
}

interface Pieces {
  /** How many are taken in one act. */
  atOnce: number;
  /** Takes so many of those that are due, says which, works on them, and answers how many there were. */
  take: (act: Act, limit: number, say: (id: string) => void) => Promise<number>;
  /** Postpones this one. */
  putOff: (act: Act, id: string) => Promise<void>;
}

/**
 * Works on all that is due, in pieces. A piece that fails is taken again one by one, and what then fails on its own is
 * postponed, so that it holds up nothing else. Throws all failures at the end.
 */
export async function inPieces(
  { act, log }: { act: RunAct; log: Pick<FastifyBaseLogger, 'error'> },
  { atOnce, take, putOff }: Pieces,
): Promise<void> {
  const failures: unknown[] = [];

  async function oneByOne(): Promise<number> {
    for (let count = 0; count < atOnce; count += 1) {
      let taken: string | undefined;
      const say = (id: string) => void (taken = id);
      try {
        if ((await act((open) => take(open, 1, say))) === 0) return 0;
      } catch (error) {
        failures.push(error);
        const id = taken;
        if (id === undefined) throw error;
        log.error({ err: error, id }, 'put off, as it fails by itself');
        await act((open) => putOff(open, id));
      }
    }
    return atOnce;
  }

  for (let taken = atOnce; taken === atOnce && failures.length < MAX_FAILURES;) {
    taken = await act((open) => take(open, atOnce, () => {})).catch(oneByOne);
  }
  throwAll(failures);
}
