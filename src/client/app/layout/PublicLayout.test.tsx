import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PublicLayout } from './PublicLayout';

function open(email: string) {
  const meta = document.createElement('meta');
  meta.name = 'stepwell-report-email';
  meta.content = email;
  document.head.replaceChildren(meta);
  render(<PublicLayout />, { wrapper: MemoryRouter });
}

afterEach(() => document.head.replaceChildren());

it('people without an account see where they can report something', () => {
  open('reports@example.com');
  expect(screen.getByRole('link', { name: 'reports@example.com' })).toHaveAttribute(
    'href',
    'mailto:reports@example.com',
  );
});

it('without an address there is nothing about it', () => {
  open('');
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});
