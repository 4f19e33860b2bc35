import { render, screen } from '@testing-library/react';
import { EmailText, emailParts } from './EmailText';

test.each([
  ['tom.whitfield@example.com', ['tom.whitfield@', 'example.com']],
  ['maximiliane.von.hohenstein@example.com', ['maximiliane', '.von', '.hohenstein@', 'example.com']],
  ['kim@mail.stepping-stones.example.org', ['kim@', 'mail', '.stepping-stones', '.example', '.org']],
  ['no address', ['no address']],
])('%s breaks after the @, and before the dots of a long part', (address, parts) => {
  expect(emailParts(address)).toEqual(parts);
  expect(parts.join('')).toBe(address);
});

test('an address broken into parts has the same text', () => {
  render(<EmailText address="tom.whitfield@example.com" />);
  expect(screen.getByText('tom.whitfield@example.com')).toBeInTheDocument();
});
