import { matchRoutes, type RouteObject } from 'react-router-dom';
import { pageLinks, paths } from '../../../domain/links';
import { routes } from './router';

const linksOf = (builders: Record<string, (...ids: string[]) => string>) =>
  Object.values(builders).map((build) => build('first', 'second'));

function hasRoute(link: string): boolean {
  const path = matchRoutes<RouteObject>(routes, link)?.at(-1)?.route.path;
  return path !== undefined && path !== '*';
}

test('every page link sent by the server has a client route', () => {
  expect(linksOf(pageLinks).filter((link) => !hasRoute(link))).toEqual([]);
});

test('every path of the product has a client route', () => {
  expect(Object.values(paths).filter((path) => !hasRoute(path))).toEqual([]);
});

test('an unregistered path has no route', () => {
  expect(hasRoute('/no-such-page')).toBe(false);
});
