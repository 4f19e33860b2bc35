import type { FastifyBaseLogger } from 'fastify';
import type { Act, RunAct } from '../act';

/** After this many failures, the cause isn't the items themselves, but for example a database that is down. */
const MAX_FAILURES = 20;

function throwAll(failures: readonly unknown[]): void {
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
}

/** Processes the items in order. A failure doesn't stop the remaining items; it is thrown at the end. */
export async function forEachSettled<One>(all: Iterable<One>, work: (one: One) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) {
    await work(one).catch((error: unknown) => failures.push(error));
    if (failures.length >= MAX_FAILURES) break;
  }
  throwAll(failures);
}

interface BatchWork {
  batchSize: number;
  runBatch: (act: Act, limit: number, say: (id: string) => void, setAside: readonly string[]) => Promise<number>;
  /** Postpones the item; by default it is set aside until the next run, so that nothing due for it is lost. */
  postpone?: (act: Act, id: string) => Promise<void>;
}

/**
 * Processes everything due in batches. A failed batch is repeated one item at a time, and an item that fails alone is
 * postponed, so that it doesn't delay other items. Throws all failures at the end.
 */
export async function processInBatches(
  { act, log }: { act: RunAct; log: Pick<FastifyBaseLogger, 'error'> },
  { batchSize, runBatch, postpone }: BatchWork,
): Promise<void> {
  const failures: unknown[] = [];
  const setAside: string[] = [];

  async function oneByOne(): Promise<number> {
    for (let count = 0; count < batchSize; count += 1) {
      let taken: string | undefined;
      const say = (id: string) => void (taken = id);
      try {
        if ((await act((open) => runBatch(open, 1, say, setAside))) === 0) return 0;
      } catch (error) {
        failures.push(error);
        const id = taken;
        if (id === undefined) throw error;
        log.error({ err: error, id }, 'put off, as it fails by itself');
        if (postpone) await act((open) => postpone(open, id));
        else setAside.push(id);
      }
    }
    return batchSize;
  }

  for (let taken = batchSize; taken === batchSize && failures.length < MAX_FAILURES;) {
    taken = await act((open) => runBatch(open, batchSize, () => {}, setAside)).catch(oneByOne);
  }
  throwAll(failures);
}
