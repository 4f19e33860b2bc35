import { createStore } from 'idb-keyval';
import { answersDatabase } from './answersDatabase';

jest.mock('idb-keyval', () => ({ createStore: jest.fn() }));

let abort: jest.Mock;
let transaction: EventTarget;

function begin() {
  abort = jest.fn(() => transaction.dispatchEvent(new Event('abort')));
  transaction = Object.assign(new EventTarget(), { abort });
  return answersDatabase()('readonly', () => undefined);
}

beforeAll(() => {
  jest.mocked(createStore).mockReturnValue((_mode, work) => Promise.resolve(work({ transaction } as IDBObjectStore)));
});
afterEach(() => {
  dispatchEvent(new Event('pageshow'));
});

it('aborts an unfinished transaction when its page is left', async () => {
  await begin();
  expect(abort).not.toHaveBeenCalled();
  dispatchEvent(new Event('pagehide'));
  expect(abort).toHaveBeenCalledTimes(1);
});

it('leaves a finished transaction alone', async () => {
  await begin();
  transaction.dispatchEvent(new Event('complete'));
  dispatchEvent(new Event('pagehide'));
  expect(abort).not.toHaveBeenCalled();
});

it('aborts a transaction that begins while the page is being left, but none once it is shown again', async () => {
  dispatchEvent(new Event('pagehide'));
  await begin();
  expect(abort).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('pageshow'));
  await begin();
  expect(abort).not.toHaveBeenCalled();
});
