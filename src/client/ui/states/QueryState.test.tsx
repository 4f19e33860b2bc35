import { act, screen } from '@testing-library/react';
import { paths, pathWithReturn } from '../../../domain/links';
import { emptyApi } from '../../api/emptyApi';
import { renderPage } from '../../testing/renderPage';
import { QueryState } from './QueryState';
import type { QueryLike } from './QueryState';

function show(query: Partial<QueryLike<string[]>>, isWaiting = false) {
  const refetch = jest.fn();
  const view = renderPage(
    <QueryState
      query={{ refetch, ...query }}
      isWaiting={isWaiting}
      skeleton={<div data-testid="skeleton" />}
      isEmpty={(rows) => rows.length === 0}
      empty={<p>Nothing yet</p>}
    >
      {(rows) => <p>{rows.join(', ')}</p>}
    </QueryState>,
  );
  return { ...view, refetch };
}

it('a pending query shows the skeleton of what comes', () => {
  show({});
  expect(screen.getByTestId('skeleton')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
});

it('data that waits for what it is shown with is not there yet', () => {
  show({ currentData: ['a', 'b'] }, true);
  expect(screen.getByTestId('skeleton')).toBeInTheDocument();
  expect(screen.queryByText('a, b')).not.toBeInTheDocument();
});

it('the data of a query is shown', () => {
  show({ currentData: ['a', 'b'] });
  expect(screen.getByText('a, b')).toBeVisible();
});

it('an empty answer is shown as empty, not as an error', () => {
  show({ currentData: [] });
  expect(screen.getByText('Nothing yet')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('a failed query is not shown as empty, and can be tried again', async () => {
  const { user, refetch } = show({ error: { status: 503, data: { detail: 'Back in a minute.' } } });
  expect(screen.getByRole('alert')).toHaveTextContent('Back in a minute.');
  expect(screen.queryByText('Nothing yet')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('the data of a query stays when asking again fails', () => {
  show({ currentData: ['a'], error: { status: 'FETCH_ERROR' } });
  expect(screen.getByText('a')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Check your connection and try again.');
});

it('what does not exist, or may not be seen, is a page that is not found', () => {
  show({ error: { status: 404, data: {} } });
  expect(screen.getByRole('heading', { name: 'Sorry, page not found' })).toBeVisible();
});

it('without a connection, what is there is shown without an error and what is not says that it needs one', () => {
  const error = { status: 'FETCH_ERROR' };
  const { store, unmount } = show({ currentData: ['a', 'b'], error });
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load this');
  act(() => void store.dispatch(emptyApi.internalActions.onOffline()));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('a, b')).toBeVisible();
  unmount();
  const other = show({ error });
  act(() => void other.store.dispatch(emptyApi.internalActions.onOffline()));
  expect(screen.getByRole('alert')).toHaveTextContent('This needs a connection');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('what could not be had without a connection is asked for by itself when there is one, once', () => {
  const { store, refetch } = show({ error: { status: 'FETCH_ERROR', error: 'Failed to fetch' } });
  act(() => void store.dispatch(emptyApi.internalActions.onOffline()));
  expect(refetch).not.toHaveBeenCalled();
  act(() => void store.dispatch(emptyApi.internalActions.onOnline()));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('what waits for two-factor login says so, and leads there and back, with nothing to try again', () => {
  const error = { status: 409, data: { code: 'two_factor_needed', detail: 'You need two-factor login to do this.' } };
  show({ error });
  const notice = screen.getByText('This needs two-factor login').closest('[role]');
  expect(notice).toHaveAttribute('role', 'status');
  expect(screen.getByRole('link', { name: 'Set up two-factor login' })).toHaveAttribute(
    'href',
    pathWithReturn(paths.twoFactor, '/'),
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.queryByText('We couldn’t load this')).not.toBeInTheDocument();
});
