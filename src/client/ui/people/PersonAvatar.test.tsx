import { fireEvent, render, screen } from '@testing-library/react';
import { photoUrl } from '../../api/photoUrl';
import { PersonAvatar } from './PersonAvatar';

const anna = { userId: '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01', firstName: 'Anna', lastName: 'Lee' };
const [first, second] = ['5b1f6c0a-9d3e-4c57-8a21-7e4f0b9c2d16', '5b1f6c0a-9d3e-4c57-8a21-7e4f0b9c2d17'];

const photo = () => screen.queryByRole('presentation');

test('a person without a photo has initials, hidden from screen readers', () => {
  render(<PersonAvatar person={anna} />);
  expect(screen.getByText('AL')).toHaveAttribute('aria-hidden', 'true');
  expect(photo()).not.toBeInTheDocument();
});

test('a photo replaces the initials, and loads only when it comes into view', () => {
  render(<PersonAvatar person={{ ...anna, photoId: first }} />);
  expect(photo()).toHaveAttribute('src', photoUrl(first));
  expect(photo()).toHaveAttribute('loading', 'lazy');
  expect(screen.queryByText('AL')).not.toBeInTheDocument();
});

test('a photo that can’t be loaded leaves the initials, until there is another', () => {
  const { rerender } = render(<PersonAvatar person={{ ...anna, photoId: first }} />);
  fireEvent.error(screen.getByRole('presentation'));
  expect(screen.getByText('AL')).toBeInTheDocument();
  rerender(<PersonAvatar person={{ ...anna, photoId: second }} />);
  expect(photo()).toHaveAttribute('src', photoUrl(second));
});
