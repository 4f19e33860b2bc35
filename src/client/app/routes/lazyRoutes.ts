import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../../../domain/links';

/**
 * Pages that share a chunk, which exports each by the name of its path, since every page loads these names:
 * `lazyRoutes(() => import('../chunks/account'), ['accountBio'])`.
 */
export function lazyRoutes<Name extends keyof typeof paths>(
  load: () => Promise<Record<Name, ComponentType>>,
  names: readonly Name[],
): RouteObject[] {
  return names.map((name) => ({ path: paths[name], lazy: async () => ({ Component: (await load())[name] }) }));
}

export const withApi = (children: RouteObject[]): RouteObject => ({
  lazy: async () => {
    const { attachApi, WithApi } = await import(/* webpackChunkName: 'api' */ '../WithApi');
    attachApi();
    return { Component: WithApi };
  },
  children,
});
