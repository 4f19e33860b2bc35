import { makeStore } from '../app/store';
import { fakeApi, reply } from '../testing/fakeApi';
import { aMembership, idOf } from '../testing/samples';
import { membershipsApi } from './membershipsApi';

const { listMyMemberships, getMembership } = membershipsApi.endpoints;

it('a membership that was listed is not asked for again', async () => {
  const listed = aMembership({ id: idOf(1), name: 'Makers' });
  const api = fakeApi({ listMyMemberships: reply([listed]) });
  const store = makeStore();
  await store.dispatch(listMyMemberships.initiate({ id: idOf(9) }));
  const { data } = await store.dispatch(getMembership.initiate({ id: listed.id }));
  expect(data).toEqual(listed);
  expect(api.sent.map(({ operationId }) => operationId)).toEqual(['listMyMemberships']);
});

it('a membership that is known by itself is not overwritten by a list', async () => {
  const known = aMembership({ id: idOf(1), name: 'Makers' });
  fakeApi({ getMembership: reply(known), listMyMemberships: reply([{ ...known, name: 'Before it was renamed' }]) });
  const store = makeStore();
  await store.dispatch(getMembership.initiate({ id: known.id }));
  await store.dispatch(listMyMemberships.initiate({ id: idOf(9) }));
  expect(getMembership.select({ id: known.id })(store.getState()).data).toEqual(known);
});
