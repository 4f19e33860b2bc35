import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { UnsubscribePage } from './UnsubscribePage';

function open(replies: Parameters<typeof fakeApi>[0] = {}, route = '/unsubscribe?c=code-1') {
  const api = fakeApi(replies);
  return { ...renderPage([{ path: '/unsubscribe', element: <UnsubscribePage /> }], { route }), ...api };
}

const settings = '/my-settings?panel=notifications';

it('the page shows what will be turned off, and turns it off only with a button', async () => {
  const page = open({ unsubscribe: reply({ done: true }) });
  expect(await screen.findByRole('heading', { name: 'Stop missed-message emails and notifications' })).toBeVisible();
  expect(screen.getByText(/any more emails or notifications about messages you’ve missed/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose how often instead' })).toHaveAttribute('href', settings);
  expect(page.sent).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Turn off' }));
  const done = await screen.findByRole('heading', { name: 'Missed messages are turned off' });
  await waitFor(() => expect(done).toHaveFocus());
  expect(page.sent).toMatchObject([{ operationId: 'unsubscribe', body: { 'List-Unsubscribe': 'One-Click' } }]);
  expect(screen.getByRole('link', { name: 'Open My Settings' })).toHaveAttribute('href', settings);
});

it("a reminder's page shows that reminders will be turned off", async () => {
  const page = open({ unsubscribe: reply({ done: true }) }, '/unsubscribe?c=code-1&type=STEP_REMINDER');
  expect(await screen.findByRole('heading', { name: 'Stop step reminders' })).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('heading', { name: 'Step reminders are turned off' })).toBeVisible();
});

it('an expired link says so, and shows where to turn off digests instead', async () => {
  const page = open({ unsubscribe: refuse(400) });
  await page.user.click(await screen.findByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open My Settings' })).toHaveAttribute('href', settings);
});

it('a link without its code says so immediately', async () => {
  open({}, '/unsubscribe');
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeVisible();
});

it('on failure the page stays, and shows an error', async () => {
  const page = open({ unsubscribe: refuse(503, { detail: 'Please try again in a moment.' }) });
  await page.user.click(await screen.findByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a moment.');
  expect(screen.getByRole('button', { name: 'Turn off' })).toBeEnabled();
});
