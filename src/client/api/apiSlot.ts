import { createAction } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import type { emptyApi } from './emptyApi';

type Api = typeof emptyApi;
type Answers = ReturnType<Api['reducer']>;

const apiAttached = createAction('api/attached');

let reducer: Api['reducer'] | undefined;

let attached: readonly Middleware[] = [];

const waiting = new Set<() => void>();

const reduce = (state: Answers | null = null, action: Parameters<Api['reducer']>[1]) =>
  reducer ? reducer(state ?? undefined, action) : state;

export const apiReducer = reduce as Api['reducer'];

/**
 * Passes actions through until the API is attached. Redux Toolkit's `createDynamicMiddleware` would keep every store
 * that it was ever applied to, and the server makes a store for each page it renders.
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
