import { createAction } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import type { emptyApi } from './emptyApi';

type Api = typeof emptyApi;
type Answers = ReturnType<Api['reducer']>;

const apiAttached = createAction('api/attached');

let reducer: Api['reducer'] | undefined;

let attached: readonly Middleware[] = [];

/** Listeners of stores created before the API. */
const waiting = new Set<() => void>();

const reduce = (state: Answers | null = null, action: Parameters<Api['reducer']>[1]) =>
  reducer ? reducer(state ?? undefined, action) : state;

/** The API's part of the state: null until attached; nothing reads it earlier. */
export const apiReducer = reduce as Api['reducer'];

/**
 * The API's middleware, once it is attached. Unlike Redux Toolkit's `createDynamicMiddleware` it doesn't hold the stores
 * that it was applied to: a server that draws pages makes one for each.
 */
export const apiMiddleware: Middleware = (store) => {
  if (!reducer) waiting.add(() => store.dispatch(apiAttached()));
  return (next) => {
    let chain: typeof next | undefined;
    return (action) => {
      if (reducer) chain ??= attached.reduceRight((inner, middleware) => middleware(store)(inner), next);
      return (chain ?? next)(action);
    };
  };
};

export function registerApi(api: Api, ...others: Middleware[]): void {
  ({ reducer } = api);
  attached = [api.middleware, ...others];
  for (const notify of waiting) notify();
  waiting.clear();
}
