import { screen } from '@testing-library/react';
import { fakeApi, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { aMembership, idOf } from '../testing/samples';
import { PodPage } from './PodPage';
import { aPod } from './testing/samples';

test("the membership's own links stand on the pod page, except what is no web address", async () => {
  const onPodPage = { placement: 'VIEW_POD' as const };
  const customButtons = [
    { ...onPodPage, label: 'Workbook', url: 'https://example.com/book', formLabel: 'Bring it along' },
    { ...onPodPage, label: 'Broken', url: 'https://example.com:port' },
    { label: 'How pods work', url: 'https://example.com/how', placement: 'PARTICIPANT_SIGNUP' as const },
  ];
  fakeApi({ getPod: reply(aPod()), getMembership: reply(aMembership({ customButtons })) });
  renderPage(<PodPage />, { route: `/pod?p=${aPod().id}` });
  const link = await screen.findByRole('link', { name: 'Workbook (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://example.com/book');
  expect(screen.getByText('Bring it along')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Broken|How pods work/ })).not.toBeInTheDocument();
});

test('a person who is asked to lead the pod is led to the answer', async () => {
  fakeApi({ getPod: reply(aPod({ offeredTransferId: idOf(700) })), getMembership: reply(aMembership()) });
  renderPage(<PodPage />, { route: `/pod?p=${aPod().id}` });
  const link = await screen.findByRole('link', { name: 'Accept or decline' });
  expect(link).toHaveAttribute('href', `/leader/complete-switch?r=${idOf(700)}`);
});
