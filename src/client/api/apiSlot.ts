import { createAction, createDynamicMiddleware } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import type { emptyApi } from './emptyApi';

type Api = typeof emptyApi;
type Answers = ReturnType<Api['reducer']>;

const dynamic = createDynamicMiddleware();

const apiAttached = createAction('api/attached');

let reducer: Api['reducer'] | undefined;

/** Listeners of stores created before the API. */
const waiting = new Set<() => void>();

const reduce = (state: Answers | null = null, action: Parameters<Api['reducer']>[1]) =>
  reducer ? reducer(state ?? undefined, action) : state;

/** The API's part of the state: null until attached; nothing reads it earlier. */
export const apiReducer = reduce as Api['reducer'];

/** The API's middleware, once it is attached. */
export const apiMiddleware: typeof dynamic.middleware = (store) => {
  if (!reducer) waiting.add(() => store.dispatch(apiAttached()));
  return dynamic.middleware(store);
};

export function registerApi(api: Api, ...others: Middleware[]): void {
  ({ reducer } = api);
  dynamic.addMiddleware(api.middleware, ...others);
  for (const notify of waiting) notify();
  waiting.clear();
}
