import { screen } from '@testing-library/react';
import type { NextTinyStep } from '../../../contract/entities.gen';
import { fakeApi, reply, type Reply, type Sent } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { aMembership } from '../../testing/samples';
import { aPod, aStep, can, me, hoursFromNow } from '../../pods/testing/samples';
import { ToastsAndDialogs } from '../../ui/messages/ToastsAndDialogs';
import { NextTinyStepPage } from '../NextTinyStepPage';

export const pod = aPod({ myRole: 'participant', can: can('seeSteps') });
export const route = `/pods/next-tiny-step?p=${pod.id}`;
export const set: Partial<NextTinyStep> = {
  status: 'InProgress',
  goal: 'Write a book',
  description: 'Write one page',
  commitmentDate: hoursFromNow(40) * 1000,
};

export const mySteps =
  (current: NextTinyStep[], previous: Reply | ((sent: Sent) => Reply) = reply([])) =>
  (sent: Sent): Reply => {
    if (sent.url.searchParams.get('current') !== 'false') return reply(current);
    return typeof previous === 'function' ? previous(sent) : previous;
  };

export function openStepPage(steps: NextTinyStep[], membership = aMembership()) {
  const api = fakeApi({
    getMyUser: reply(me),
    listMyPods: reply([pod]),
    listMySteps: mySteps(steps),
    getMembership: reply(membership),
    updateStep: ({ body }) => reply({ ...aStep(set), ...(body as object) }),
    commitStep: reply(aStep(set)),
  });
  const page = renderPage(
    <>
      <NextTinyStepPage />
      <ToastsAndDialogs />
    </>,
    { route },
  );
  const bodies = (operationId: string) =>
    api.sent.filter((one) => one.operationId === operationId).map(({ body }) => body);
  const body = (operationId: string) => bodies(operationId).at(-1);
  return { ...page, ...api, body, bodies };
}

export async function changeStatus(user: ReturnType<typeof openStepPage>['user']): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Change status' }));
  return screen.findByRole('group', { name: 'Status' });
}
