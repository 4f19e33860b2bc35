import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { idOf } from '../testing/samples';
import { AgendaDownloads } from './AgendaDownloads';

const ticket = 'a ticket/of ours+'.padEnd(43, 'x');

function newTab() {
  const replace = jest.fn<void, [string]>();
  const tab = { opener: window, location: { replace }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
}

function show(replies: Parameters<typeof fakeApi>[0] = { createTicket: reply({ ticket, expires: 1_772_528_460 }) }) {
  return { ...fakeApi(replies), ...renderPage(<AgendaDownloads podId={idOf(7)} />) };
}

test.each([
  [/^Print agenda/, 'html'],
  [/^Agenda as PDF/, 'pdf'],
])('%s opens in its own tab with a ticket', async (name, format) => {
  const tab = newTab();
  const { user, sent } = show();
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalled());
  const address = new URL(tab.location.replace.mock.calls[0]?.[0] ?? '');
  expect(address.pathname).toBe(`/v1/pods/${idOf(7)}/agenda`);
  expect(Object.fromEntries(address.searchParams)).toEqual({ format, authToken: ticket });
  expect(tab.opener).toBeNull();
  expect(sent.map(({ operationId }) => operationId)).toEqual(['createTicket']);
});

test('if no ticket is issued the tab closes, and the page shows an error', async () => {
  const tab = newTab();
  const { user } = show({ createTicket: refuse(503) });
  await user.click(screen.getByRole('button', { name: /^Print agenda/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t open it. Please try again.');
  expect(tab.close).toHaveBeenCalled();
  expect(tab.location.replace).not.toHaveBeenCalled();
});

test('if the browser blocks new tabs the page says so, and requests no ticket', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const { user, sent } = show();
  await user.click(screen.getByRole('button', { name: /^Print agenda/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('didn’t let us open a new tab');
  expect(sent).toEqual([]);
});
