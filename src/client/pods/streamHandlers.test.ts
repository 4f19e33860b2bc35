import { podsApi } from '../api/podsApi';
import { stepsApi } from '../api/stepsApi';
import { makeStore } from '../app/store';
import { podStreamHandlers } from './streamHandlers';

it.each(['added', 'removed'] as const)(
  'a user who is %s refetches their own steps, and other pods with their waitlists',
  async (change) => {
    const calls: string[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation((request) => {
      calls.push(new URL((request as Request).url).pathname);
      return Promise.resolve(Response.json([]));
    });
    const store = makeStore();
    await store.dispatch(podsApi.endpoints.getPod.initiate({ id: 'other' }));
    await store.dispatch(podsApi.endpoints.listPodWaitlist.initiate({ id: 'other' }));
    await store.dispatch(stepsApi.endpoints.listMySteps.initiate({}));
    const wanted = calls.splice(0).sort();
    podStreamHandlers.pod({ id: '1', type: 'pod', podId: 'pod', change }, { ...store, userId: 'me' });
    await Promise.all(store.dispatch(podsApi.util.getRunningQueriesThunk()));
    expect(wanted).toHaveLength(3);
    expect(calls.sort()).toEqual(wanted);
  },
);
