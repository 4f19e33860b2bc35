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

test('the id in the address is read plain and encoded', () => {
  expect(podAt(`?p=${id}`)).toEqual({ id, unreadable: false });
  expect(podAt(`?p=${btoa(id)}`)).toEqual({ id, unreadable: false });
  expect(podAt(`?p=${encodeURIComponent(btoa(id))}`)).toEqual({ id, unreadable: false });
});

test('the address goes before the navigation state, which may name the subject or hold it', () => {
  expect(podAt(`?p=${id}`, { pod: { id: other } }).id).toBe(id);
  expect(podAt('', { pod: { id: other } }).id).toBe(other);
  expect(podAt('', { podId: other }).id).toBe(other);
});

test('an address that names nothing differs from one that cannot be read', () => {
  expect(podAt('')).toEqual({ id: undefined, unreadable: false });
  expect(podAt('?p=garbage')).toEqual({ id: undefined, unreadable: true });
});
