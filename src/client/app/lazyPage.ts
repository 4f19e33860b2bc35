import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Path } from '../../domain/links';

/**
 * The route of a page that is its own chunk:
 * `page(paths.login, async () => (await import('../session/LoginPage')).LoginPage)`.
 */
export function page(path: Path, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }) };
}

/** These pages make calls: the part of the program for that comes with them. */
export const withApi = (children: RouteObject[]): RouteObject => ({
  lazy: async () => {
    const { attachApi, WithApi } = await import(/* webpackChunkName: 'api' */ './WithApi');
    attachApi();
    return { Component: WithApi };
  },
  children,
});
