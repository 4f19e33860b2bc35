import { maskedEmail } from './maskedEmail';

it.each([
  ['jo.smith@example.com', 'j…@example.com'],
  ['a@b.example', 'a…@b.example'],
  ['🙂face@example.com', '🙂…@example.com'],
])('the audit log masks %s as %s', (address, masked) => {
  expect(maskedEmail(address)).toBe(masked);
});
