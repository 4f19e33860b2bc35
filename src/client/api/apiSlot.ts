import { createAction, createDynamicMiddleware } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import type { emptyApi } from './emptyApi';

type Api = typeof emptyApi;
type Answers = ReturnType<Api['reducer']>;

const dynamic = createDynamicMiddleware();

const apiAttached = createAction('api/attached');

let reducer: Api['reducer'] | undefined;

/** Tell the stores that were there before the API. */
const waiting = new Set<() => void>();

const reduce = (state: Answers | null = null, action: Parameters<Api['reducer']>[1]) =>
  reducer ? reducer(state ?? undefined, action) : state;

/** The API's part of the state: null until it is attached, before which nobody reads of it. */
export const apiReducer = reduce as Api['reducer'];

/** The API's part of the store, once it is attached. */
export const apiMiddleware: typeof dynamic.middleware = (store) => {
  if (!reducer) waiting.add(() => store.dispatch(apiAttached()));
  return dynamic.middleware(store);
};

/** Every store has the API from now on, and what goes with it. */
export function fillSlot(api: Api, ...others: Middleware[]): void {
  ({ reducer } = api);
  dynamic.addMiddleware(api.middleware, ...others);
  for (const tell of waiting) tell();
  waiting.clear();
}
