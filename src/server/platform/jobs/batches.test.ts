import { forEachSettled, processInBatches } from './batches';

const quiet = { error: () => {} };

it('a failure doesn’t stop the remaining work, and is thrown at the end', async () => {
  const done: number[] = [];
  const all = forEachSettled([1, 2, 3], (one) =>
    one === 2 ? Promise.reject(new Error('two')) : Promise.resolve(done.push(one)),
  );
  await expect(all).rejects.toThrow('Error: two');
  expect(done).toEqual([1, 3]);
});

it('work that fails for every item is abandoned', async () => {
  let tried = 0;
  const all = forEachSettled(Array(1000).keys(), () => Promise.reject(new Error(`away ${(tried += 1)}`)));
  await expect(all).rejects.toThrow(AggregateError);
  expect(tried).toBe(20);
});

describe('work in batches', () => {
  function queue(length: number, failing: number[]) {
    let due = Array.from({ length }, (_, number) => number);
    const done: number[] = [];
    const later: number[] = [];
    const deps = { log: quiet, act: ((work: (act: never) => Promise<unknown>) => work(undefined as never)) as never };
    const run = () =>
      processInBatches(deps, {
        batchSize: 4,
        runBatch: (_act, limit, say) => {
          const taken = due.slice(0, limit);
          for (const one of taken) say(String(one));
          if (taken.some((one) => failing.includes(one))) return Promise.reject(new Error('fails'));
          due = due.slice(taken.length);
          done.push(...taken);
          return Promise.resolve(taken.length);
        },
        postpone: (_act, id) => {
          later.push(Number(id));
          due = due.filter((one) => one !== Number(id));
          return Promise.resolve();
        },
      });
    return { run, done, later, left: () => due };
  }

  it('all due items are processed', async () => {
    const { run, done, left } = queue(10, []);
    await run();
    expect([done, left()]).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], []]);
  });

  it('items that fail alone are set aside until the next run if nothing postpones them', async () => {
    const deps = { log: quiet, act: ((work: (act: never) => Promise<unknown>) => work(undefined as never)) as never };
    const done: string[] = [];
    const run = (isFailing: boolean) =>
      processInBatches(deps, {
        batchSize: 2,
        runBatch: (_act, limit, say, setAside) => {
          const taken = ['a', 'b', 'c'].filter((id) => ![...setAside, ...done].includes(id)).slice(0, limit);
          for (const id of taken) say(id);
          if (isFailing && taken.includes('a')) return Promise.reject(new Error('fails'));
          done.push(...taken);
          return Promise.resolve(taken.length);
        },
      });
    await expect(run(true)).rejects.toThrow('fails');
    expect(done).toEqual(['b', 'c']);
    await run(false);
    expect(done).toEqual(['b', 'c', 'a']);
  });

  it('items that fail alone are postponed, and all items after them are processed', async () => {
    const { run, done, later, left } = queue(10, [0, 5]);
    await expect(run()).rejects.toThrow('fails');
    expect([done, later, left()]).toEqual([[1, 2, 3, 4, 6, 7, 8, 9], [0, 5], []]);
  });
});
