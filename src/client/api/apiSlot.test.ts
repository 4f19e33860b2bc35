import type * as V8 from 'node:v8';
import type * as Vm from 'node:vm';
import type * as Store from '../app/store';
import { fakeApi } from '../testing/fakeApi';
import { signIn } from '../testing/token';
import type * as Attach from './attachApi';
import type * as Steps from './podsApi';

function loaded() {
  jest.resetModules();
  const { makeStore } = jest.requireActual<typeof Store>('../app/store');
  return {
    store: makeStore(),
    attachApi: () => jest.requireActual<typeof Attach>('./attachApi').attachApi(),
    podsApi: () => jest.requireActual<typeof Steps>('./podsApi').podsApi,
  };
}

it('a store created before the API makes calls and caches answers once it is attached', async () => {
  signIn();
  fakeApi();
  const { store, attachApi, podsApi } = loaded();
  store.dispatch({ type: 'before' });
  expect(store.getState().api).toBeNull();
  attachApi();
  attachApi();
  expect(store.getState().api.config.online).toBe(true);
  const { listMyPods } = podsApi().endpoints;
  const { data } = await store.dispatch(listMyPods.initiate());
  expect(data).toBeDefined();
  expect(listMyPods.select()(store.getState()).data).toEqual(data);
});

it('a store that nothing uses any more is freed', async () => {
  const { setFlagsFromString } = jest.requireActual<typeof V8>('node:v8');
  const { runInNewContext } = jest.requireActual<typeof Vm>('node:vm');
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  fakeApi();
  const { attachApi } = loaded();
  const { makeStore } = jest.requireActual<typeof Store>('../app/store');
  attachApi();
  const begin = () => {
    const store = makeStore();
    store.dispatch({ type: 'used' });
    return new WeakRef(store.getState);
  };
  const stores = [begin(), begin(), begin()];
  await new Promise((resolve) => setTimeout(resolve));
  collect();
  expect(stores.map((store) => store.deref())).toEqual([undefined, undefined, undefined]);
});
