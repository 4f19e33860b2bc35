import { screen } from '@testing-library/react';
import { paths } from '../../domain/links';
import { reply } from '../testing/fakeApi';
import { anOwnedMembership, idOf } from '../testing/samples';
import { asStaff, cardOf, homePage } from './testing/home';
import { noTasks } from './testing/staffTasks';

const other = idOf(101);

test.each([
  [1, 3 * 86_400_000, '1 report, waiting for 3 days'],
  [2, 3_600_000, '2 reports, waiting for less than a day'],
])('staff see how many reports are open, once for the business', async (count, age, says) => {
  asStaff(
    {},
    {
      listMyMemberships: reply([anOwnedMembership(), anOwnedMembership({ id: other, name: 'Other Circle' })]),
      listStaffTasks: reply([noTasks(), noTasks({ membershipId: other })]),
      countOpenReports: reply({ count, oldest: Date.now() - age }),
    },
  );
  const mine = await cardOf('Small Steps Circle');
  expect(mine.getByText(says)).toBeVisible();
  expect(mine.getByRole('link', { name: 'See reports' })).toHaveAttribute('href', paths.businessReports);
  expect(screen.getAllByRole('link', { name: 'See reports' })).toHaveLength(1);
});

test('without open reports, and for people who don’t decide on them, there is no such task', async () => {
  const { count, unmount } = asStaff();
  await cardOf('Small Steps Circle');
  expect(count('countOpenReports')).toBe(1);
  expect(screen.queryByText(/^\d+ report/)).not.toBeInTheDocument();
  unmount();
  const member = homePage();
  await cardOf('Small Steps Circle');
  expect(member.count('countOpenReports')).toBe(0);
});

test('reports show although nothing else waits, and before there is a pod', async () => {
  asStaff(
    { podCount: 0, hasMembers: true, setUpPutAway: true },
    { countOpenReports: reply({ count: 1, oldest: Date.now() }) },
  );
  const mine = await cardOf('Small Steps Circle');
  expect(mine.getByText('1 report, waiting for less than a day')).toBeVisible();
  expect(mine.getByRole('link', { name: 'Add your first pod' })).toBeVisible();
});
