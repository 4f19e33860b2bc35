import { createTransport } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { isEmailAddress, isSameEmail, toStoredEmail } from '../../../domain/account/email';
import { ADDRESSES, NOT_ADDRESSES } from '../../../domain/account/testing/addresses';

const transport = createTransport({ jsonTransport: true });

async function recipientsOf(address: string): Promise<string[]> {
  const { envelope } = await transport.sendMail({ from: 'no-reply@example.com', to: { name: '', address } });
  return envelope.to;
}

it.each(ADDRESSES)('mail to %j goes to this one mailbox', async (typed) => {
  const address = toStoredEmail(typed);
  expect(addressparser(address)).toEqual([{ name: '', address }]);
  const [recipient = '', ...others] = await recipientsOf(address);
  expect(isSameEmail(recipient, address)).toBe(true);
  expect(others).toEqual([]);
});

it('some texts that aren’t addresses would be mailed all the same, to another mailbox', async () => {
  const reached = await Promise.all(NOT_ADDRESSES.map(async (text) => [text, await recipientsOf(text)] as const));
  const others = reached.filter(([text, to]) => to.some((one) => one !== text && isEmailAddress(one)));
  expect(others.map(([text]) => text)).toContain('<a@x.test>');
});
