import { screen, within } from '@testing-library/react';
import type { StaffTasks } from '../../../contract/entities.gen';
import { paths } from '../../../domain/links';
import { fakeApi, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { aBusiness, aMembership, anOwnedMembership } from '../../testing/samples';
import { ToastsAndDialogs } from '../../ui/messages/ToastsAndDialogs';
import { MembershipsPage } from '../MembershipsPage';
import { noTasks } from './staffTasks';

const shown = (
  <>
    <MembershipsPage />
    <ToastsAndDialogs />
  </>
);

export function homePage(given: Parameters<typeof fakeApi>[0] = {}, route: string = paths.memberships) {
  const api = fakeApi({
    listMyBusinesses: reply([aBusiness({ owner: false })]),
    listMyMemberships: reply([aMembership()]),
    listMyPods: reply([]),
    listMyLeaderPods: reply([]),
    listMyWaitlists: reply([]),
    listMyChannels: reply([]),
    listMySteps: reply([]),
    getPlatformSettings: reply([]),
    ...given,
  });
  const count = (operationId: string) => api.sent.filter((one) => one.operationId === operationId).length;
  return { api, count, ...renderPage(shown, { route }) };
}

export const asStaff = (tasks: Partial<StaffTasks> = {}, given: Parameters<typeof fakeApi>[0] = {}, route?: string) =>
  homePage(
    {
      listMyBusinesses: reply([aBusiness()]),
      listMyMemberships: reply([anOwnedMembership()]),
      listStaffTasks: reply([noTasks(tasks)]),
      countOpenReports: reply({ count: 0 }),
      ...given,
    },
    route,
  );

export const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const article = heading.closest('article');
  if (!article) throw new Error(`${name} has no card`);
  return within(article);
};
