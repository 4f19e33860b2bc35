import { screen, within } from '@testing-library/react';
import { pathTo, paths } from '../../domain/links';
import { reply } from '../testing/fakeApi';
import { anOwnedMembership, idOf } from '../testing/samples';
import { asStaff } from './testing/home';

const circle = anOwnedMembership();
const makers = anOwnedMembership({ id: idOf(101), name: 'Makers' });

const overviewOf = (id: string) => pathTo(paths.memberships, { membership: id });

const cards = async () =>
  (await screen.findAllByRole('article')).map((card) => within(card).getAllByRole('heading')[0]?.textContent);

test('the overview of one of several memberships has its card only', async () => {
  asStaff({}, { listMyMemberships: reply([circle, makers]) }, overviewOf(makers.id));
  expect(await cards()).toEqual(['Makers']);
  expect(screen.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', paths.memberships);
});

test('the overview of the only membership is Home', async () => {
  asStaff({}, {}, overviewOf(circle.id));
  expect(await cards()).toEqual(['Small Steps Circle']);
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('without a membership that the person is in, the address shows Home', async () => {
  asStaff({}, { listMyMemberships: reply([circle, makers]) }, overviewOf(idOf(199)));
  expect(await cards()).toEqual(['Small Steps Circle', 'Makers']);
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});
