import { matchRoutes, type RouteObject } from 'react-router-dom';
import { pageLinks, paths } from '../../../domain/links';
import { routes } from './router';

const linksOf = (builders: Record<string, (...ids: string[]) => string>) =>
  Object.values(builders).map((build) => build('first', 'second'));

/** The route that shows the page itself; the one for whatever is not found does not count. */
function hasRoute(link: string): boolean {
  const path = matchRoutes<RouteObject>(routes, link)?.at(-1)?.route.path;
  return path !== undefined && path !== '*';
}

test('every page that the server links is a route of the client', () => {
  expect(linksOf(pageLinks).filter((link) => !hasRoute(link))).toEqual([]);
});

test('every path of the product is a route of the client', () => {
  expect(Object.values(paths).filter((path) => !hasRoute(path))).toEqual([]);
});

test('a path that nobody registered has no route', () => {
  expect(hasRoute('/no-such-page')).toBe(false);
});
