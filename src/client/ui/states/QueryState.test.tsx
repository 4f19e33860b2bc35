import { useState } from 'react';
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

it('a pending query shows the skeleton', () => {
  show({});
  expect(screen.getByTestId('skeleton')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
});

it('data that waits for other data shows the skeleton', () => {
  show({ currentData: ['a', 'b'] }, true);
  expect(screen.getByTestId('skeleton')).toBeInTheDocument();
  expect(screen.queryByText('a, b')).not.toBeInTheDocument();
});

it("a query's data shows", () => {
  show({ currentData: ['a', 'b'] });
  expect(screen.getByText('a, b')).toBeVisible();
});

it('an empty answer shows as empty, not as an error', () => {
  show({ currentData: [] });
  expect(screen.getByText('Nothing yet')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it("a failed query doesn't look empty, and can be retried", async () => {
  const { user, refetch } = show({ error: { status: 503, data: { detail: 'Back in a minute.' } } });
  expect(screen.getByRole('alert')).toHaveTextContent('Back in a minute.');
  expect(screen.queryByText('Nothing yet')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it("a query's data stays when a refetch fails", () => {
  show({ currentData: ['a'], error: { status: 'FETCH_ERROR' } });
  expect(screen.getByText('a')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Check your connection and try again.');
});

it("a subject that doesn't exist or that the user may not see shows as a page not found", () => {
  show({ error: { status: 404, data: {} } });
  expect(screen.getByRole('heading', { name: 'Sorry, page not found' })).toBeVisible();
});

it('offline, loaded data shows without an error, and missing data shows that it needs a connection', () => {
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

it.each([
  ['missing', undefined],
  ['out of date', ['a']],
])('data %s while offline is fetched automatically, once, when back online', (_what, currentData) => {
  const { store, refetch } = show({ currentData, error: { status: 'FETCH_ERROR', error: 'Failed to fetch' } });
  act(() => void store.dispatch(emptyApi.internalActions.onOffline()));
  expect(refetch).not.toHaveBeenCalled();
  act(() => void store.dispatch(emptyApi.internalActions.onOnline()));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('back online, loaded data shows no error unless its reload fails too', () => {
  let fail = (_error: object) => {};
  function Loaded() {
    const [error, setError] = useState<object>();
    fail = setError;
    return (
      <QueryState query={{ currentData: ['a'], error, refetch: jest.fn() }} skeleton={null}>
        {(rows) => <p>{rows}</p>}
      </QueryState>
    );
  }
  const { store } = renderPage(<Loaded />);
  act(() => void store.dispatch(emptyApi.internalActions.onOffline()));
  act(() => fail({ status: 'FETCH_ERROR' }));
  act(() => void store.dispatch(emptyApi.internalActions.onOnline()));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => fail({ status: 'FETCH_ERROR' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Check your connection and try again.');
});

it('data that requires two-factor login says so, links to its setup and back, and offers no retry', () => {
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

it('data that requires the login of a business links to it and back, and offers no retry', () => {
  const businessId = '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01';
  show({ error: { status: 409, data: { code: 'sign_on_needed', detail: 'Log in with Acme ID.', businessId } } });
  const notice = screen.getByText('Log in with your organisation’s account').closest('[role]');
  expect(notice).toHaveAttribute('role', 'status');
  expect(screen.getByRole('link', { name: 'Log in there' })).toHaveAttribute(
    'href',
    pathWithReturn(paths.signOn, '/', { business: businessId }),
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
