/** Replaces idb-keyval: jest.mock('idb-keyval', () => jest.requireActual<object>('../testing/fakePersistence')); */
export const persisted = new Map<string, unknown>();

/** 'refused' rejects every call, as in some private windows; 'hanging' never answers. */
let failure: 'refused' | 'hanging' | undefined;

export function failPersistence(how: typeof failure): void {
  failure = how;
}

beforeEach(() => {
  persisted.clear();
  failure = undefined;
});

async function ask<Result>(work: () => Result): Promise<Result> {
  if (failure === 'hanging') return new Promise(() => {});
  if (failure === 'refused') throw new Error('Not in this window');
  return Promise.resolve().then(work);
}

export const createStore = () => () => undefined;
export const get = (key: string) => ask(() => persisted.get(key));
export const set = (key: string, value: unknown) => ask(() => void persisted.set(key, structuredClone(value)));
export const del = (key: string) => ask(() => void persisted.delete(key));
