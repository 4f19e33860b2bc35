import { render, screen } from '@testing-library/react';
import { EmailText, emailParts } from './EmailText';

test.each([
  ['tom.whitfield@example.com', ['tom.whitfield@', 'example.com']],
  ['maximiliane.von.hohenstein@example.com', ['maximiliane', '.von', '.hohenstein@', 'example.com']],
  ['kim@mail.stepping-stones.example.org', ['kim@', 'mail', '.stepping-stones', '.example', '.org']],
  ['no address', ['no address']],
])('%s ends its lines at the @, and at dots where a part is long', (address, parts) => {
  expect(emailParts(address)).toEqual(parts);
  expect(parts.join('')).toBe(address);
});

test('an address is the same text as before', () => {
  render(<EmailText address="tom.whitfield@example.com" />);
  expect(screen.getByText('tom.whitfield@example.com')).toBeInTheDocument();
});
