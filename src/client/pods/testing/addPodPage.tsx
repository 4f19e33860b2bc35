import { screen, waitFor } from '@testing-library/react';
import { fakeApi, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { aMembership } from '../../testing/samples';
import { AddPodPage } from '../manage/AddPodPage';
import { aPod, me, membershipId } from './samples';

type User = ReturnType<typeof renderPage>['user'];

export async function fill(user: User, label: string, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

export async function enterDate(user: User, text: string) {
  await user.tripleClick(screen.getByLabelText('First meeting'));
  await user.paste(text);
}

export async function ready(date = 'First meeting') {
  await waitFor(() => expect(screen.getByLabelText(date)).not.toHaveAttribute('readonly'));
}

export function addPod(changes: Parameters<typeof aMembership>[0] = {}, replies: Parameters<typeof fakeApi>[0] = {}) {
  const membership = aMembership({
    ...changes,
    defaultMaxParticipants: 7,
    can: { ...aMembership().can, addPod: true, leadNewPod: true },
  });
  const api = fakeApi({
    getMyUser: reply(me),
    listMyMemberships: reply([membership]),
    getMembership: reply(membership),
    listLeaders: reply([]),
    listStaffTasks: reply([]),
    createPod: reply(aPod()),
    ...replies,
  });
  const page = renderPage(<AddPodPage />, { route: `/pods/add?m=${membershipId}` });
  const body = () => api.sent.find(({ operationId }) => operationId === 'createPod')?.body;
  return { ...page, ...api, body };
}
