import { podsApi } from '../api/podsApi';
import { roundsApi } from '../api/roundsApi';
import { stepsApi } from '../api/stepsApi';
import { makeStore } from '../app/store';
import { stepStreamHandlers } from './streamHandlers';

const id = 'pod';
const ben = { userId: 'user-ben', firstName: 'Ben', lastName: 'Cole' };
const event = { id: '1', type: 'step', podId: id, stepId: 'step', userId: 'me', change: 'responses' } as const;

function openPage() {
  const calls: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    const { pathname } = new URL((request as Request).url);
    calls.push(pathname);
    const people = [{ ...ben, role: 'participant', photoId: 'photo' }];
    return Promise.resolve(Response.json(pathname.endsWith('/members') ? people : []));
  });
  const store = makeStore();
  const receive = async (given: object) => {
    stepStreamHandlers.step({ ...event, ...given }, { ...store, userId: 'me' });
    await Promise.all(store.dispatch(podsApi.util.getRunningQueriesThunk()));
  };
  return {
    store,
    calls,
    receive,
    responses: () => stepsApi.endpoints.listPodStepResponses.select({ id })(store.getState()).data,
  };
}

it('a cheer shows without a call, and disappears without one once it is withdrawn', async () => {
  const { store, calls, receive, responses } = openPage();
  await store.dispatch(stepsApi.endpoints.listPodStepResponses.initiate({ id }));
  await store.dispatch(podsApi.endpoints.listPodMembers.initiate({ id }));
  await store.dispatch(roundsApi.endpoints.getPodRound.initiate({ id }));
  calls.length = 0;
  for (let times = 0; times < 2; times += 1) await receive({ cheeredBy: ben.userId });
  expect(responses()).toEqual([{ stepId: 'step', cheers: [ben], comments: [] }]);
  await receive({ cheerWithdrawnBy: ben.userId });
  expect(responses()).toEqual([]);
  expect(calls).toEqual([]);
});

it.each([
  ['a comment', {}],
  ['a cheer by a person whom the page doesn’t know', { cheeredBy: 'user-cleo' }],
])('%s refetches the responses, and nothing else', async (_what, given) => {
  const { store, calls, receive } = openPage();
  await store.dispatch(stepsApi.endpoints.listPodStepResponses.initiate({ id }));
  await store.dispatch(podsApi.endpoints.listPodMembers.initiate({ id }));
  calls.length = 0;
  await receive(given);
  expect(calls).toEqual(['/v1/pods/pod/step-responses']);
});
