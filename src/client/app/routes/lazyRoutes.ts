import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Path } from '../../../domain/links';

/**
 * Pages that share a chunk, by their export without 'Page', since every page loads these names: `lazyRoutes(() =>
 * import('../chunks/account'), { Bio: paths.accountBio })` for `BioPage`.
 */
export function lazyRoutes<Name extends string>(
  load: () => Promise<Record<`${Name}Page`, ComponentType>>,
  pages: Readonly<Record<Name, Path>>,
): RouteObject[] {
  return Object.entries<Path>(pages).map(([name, path]) => ({
    path,
    lazy: async () => ({ Component: (await load())[`${name as Name}Page`] }),
  }));
}

export const withApi = (children: RouteObject[]): RouteObject => ({
  lazy: async () => {
    const { attachApi, WithApi } = await import(/* webpackChunkName: 'api' */ '../WithApi');
    attachApi();
    return { Component: WithApi };
  },
  children,
});
