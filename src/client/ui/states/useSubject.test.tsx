import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useSubject } from './useSubject';

const id = '0199f07f-b091-719e-bffc-17e5026e32b8';
const other = '0199f07f-b091-719e-bffc-17e5026e32b9';

const podAt = (search: string, state?: unknown) =>
  renderHook(() => useSubject('pod'), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[{ pathname: '/pod', search, state }]}>{children}</MemoryRouter>
    ),
  }).result.current;

test('the id in the address may be plain or encoded', () => {
  expect(podAt(`?p=${id}`)).toEqual({ id, unreadable: false });
  expect(podAt(`?p=${btoa(id)}`)).toEqual({ id, unreadable: false });
  expect(podAt(`?p=${encodeURIComponent(btoa(id))}`)).toEqual({ id, unreadable: false });
});

test('the address takes precedence over the navigation state, which may hold the subject or its id', () => {
  expect(podAt(`?p=${id}`, { pod: { id: other } }).id).toBe(id);
  expect(podAt('', { pod: { id: other } }).id).toBe(other);
  expect(podAt('', { podId: other }).id).toBe(other);
});

test('an address without an id differs from one with an invalid id', () => {
  expect(podAt('')).toEqual({ id: undefined, unreadable: false });
  expect(podAt('?p=garbage')).toEqual({ id: undefined, unreadable: true });
});
