import { screen, waitFor, within } from '@testing-library/react';
import type { NextTinyStep } from '../../contract/entities.gen';
import { fakeApi, refuse, reply, type Sent } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { aMembership, idOf } from '../testing/samples';
import { aPod, aStep, me } from '../pods/testing/samples';
import { NextTinyStepPage } from './NextTinyStepPage';
import { changeStatus, mySteps, openStepPage as open, pod, set } from './testing/stepPage';

describe('previous steps', () => {
  const older = [3, 2, 1].map((number) =>
    aStep({ ...set, id: idOf(410 + number), status: 'Done', current: false, description: `Step ${number}` }),
  );
  const byPagesOf =
    (steps: readonly NextTinyStep[]) =>
    ({ url }: Sent) => {
      const start = Number(url.searchParams.get('after') ?? 0);
      const Link = `<${url.pathname}?after=${start + 2}>; rel="next"`;
      const total = { 'X-Total-Count': String(steps.length) };
      return reply(steps.slice(start, start + 2), { ...total, ...(start + 2 < steps.length && { Link }) });
    };
  const byPages = byPagesOf(older);
  const shown = () => screen.queryAllByText(/^Step \d$/).map(({ textContent }) => textContent);
  const isShown = (steps: string[]) => waitFor(() => expect(shown()).toEqual(steps));

  function openWithEarlier() {
    const page = open([aStep()]);
    page.replies.listMySteps = mySteps([aStep()], byPages);
    return page;
  }

  test('are listed as Previous, newest first, with more on demand', async () => {
    const { user, sent } = openWithEarlier();
    const section = await screen.findByRole('region', { name: 'Previous' });
    await isShown(['Step 3', 'Step 2']);
    await user.click(within(section).getByRole('button', { name: 'Show earlier steps' }));
    await isShown(['Step 3', 'Step 2', 'Step 1']);
    expect(within(section).queryByRole('button')).not.toBeInTheDocument();
    const request = sent.filter(({ operationId }) => operationId === 'listMySteps').at(-1)?.url;
    expect(Object.fromEntries(request?.searchParams ?? [])).toMatchObject({ current: 'false', after: '2' });
  });

  test("that couldn't be loaded show an error in their place, and can be retried", async () => {
    const { user, replies } = openWithEarlier();
    await isShown(['Step 3', 'Step 2']);
    replies.listMySteps = mySteps([aStep()], refuse(500));
    await user.click(screen.getByRole('button', { name: 'Show earlier steps' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the earlier steps.');
    replies.listMySteps = mySteps([aStep()], byPages);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await isShown(['Step 3', 'Step 2', 'Step 1']);
  });

  test('start with a completed step once the next step is committed to, and keep all the steps shown before', async () => {
    const current = [aStep({ ...set, status: 'Done' })];
    const page = open(current);
    page.replies.listMySteps = mySteps(current, byPages);
    await page.user.click(await screen.findByRole('button', { name: 'Show earlier steps' }));
    await isShown(['Step 3', 'Step 2', 'Step 1']);
    const done = aStep({ ...set, id: idOf(420), status: 'Done', current: false, description: 'Step 4' });
    page.replies.listMySteps = mySteps(current, byPagesOf([done, ...older]));
    await page.user.click(within(await changeStatus(page.user)).getByRole('button', { name: 'Not Done' }));
    await isShown(['Step 4', 'Step 3', 'Step 2', 'Step 1']);
  });

  test('include steps of other pods, with the pod’s name', async () => {
    const elsewhere = { ...older[0]!, podId: idOf(201), podName: 'Night Owls' };
    const gone = { ...older[1]!, podId: undefined, podName: 'Larks' };
    const { replies } = open([aStep()]);
    replies.listMySteps = mySteps([aStep()], reply([elsewhere, gone, older[2]]));
    await isShown(['Step 3', 'Step 2', 'Step 1']);
    expect(screen.getAllByText(/^In /).map(({ textContent }) => textContent)).toEqual(['In Night Owls', 'In Larks']);
  });

  test.each([
    ['in no pod', [], 'You’re not in a pod'],
    ['in several', [pod, aPod({ id: idOf(201), name: 'Night Owls' })], /^Choose the pod/],
  ])('are all available to a user who is %s', async (_, pods, said) => {
    fakeApi({ getMyUser: reply(me), listMyPods: reply(pods), listMySteps: mySteps([], reply(older)) });
    renderPage(<NextTinyStepPage />, { route: '/pods/next-tiny-step' });
    expect(await screen.findByText(said)).toBeVisible();
    await isShown(['Step 3', 'Step 2', 'Step 1']);
    expect(screen.getAllByText('In Early Birds')).toHaveLength(3);
  });

  test('stay visible if a pod has steps turned off', async () => {
    const { replies } = open([], aMembership({ features: [{ name: 'NextTinyStep', disabled: true }] }));
    replies.listMySteps = mySteps([], reply(older));
    await isShown(['Step 3', 'Step 2', 'Step 1']);
  });

  test('show a note if there are none', async () => {
    open([aStep()]);
    expect(await screen.findByText('Steps you’ve finished will be listed here.')).toBeVisible();
  });
});

test.each([
  ['that one has left', idOf(299)],
  ['that is gone', undefined],
])('a link to a step of a pod %s opens all the user’s steps', async (_, podId) => {
  const step = aStep({ ...set, id: idOf(430), podId, podName: 'Larks', status: 'Done', current: false });
  fakeApi({ getMyUser: reply(me), listMyPods: reply([pod]), listMySteps: reply([step]) });
  renderPage(<NextTinyStepPage />, { route: `/pods/next-tiny-step?t=${step.id}` });
  expect(await screen.findByText(/^You’re no longer in Larks/)).toBeVisible();
  expect(await screen.findByText('Write one page')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Early Birds' })).toBeVisible();
});
