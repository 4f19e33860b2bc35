import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, pending, refuse, reply } from '../testing/fakeApi';
import { renderPage, settled } from '../testing/renderPage';
import { aBusiness, idOf } from '../testing/samples';
import { ToastsAndDialogs } from '../ui/messages/ToastsAndDialogs';
import { AdminInvitations } from './AdminInvitations';

const business = aBusiness({ name: 'Kiln & Co' });
const can = (inviteAdmin: boolean) => reply([{ ...business, can: { ...business.can, inviteAdmin } }]);

const invitation = (number: number, email: string) => ({
  id: idOf(number),
  email,
  invitedBy: 'Ingrid Solheim',
  created: Date.parse('2026-03-03T09:00:00Z'),
  expires: Date.parse('2026-03-10T09:00:00Z'),
});

function open(replies: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    listMyBusinesses: can(true),
    listAdminInvitations: reply([invitation(1, 'ravi@example.com'), invitation(2, 'ada@example.com')]),
    withdrawAdminInvitation: reply({ done: true }),
    ...replies,
  });
  const page = (
    <>
      <AdminInvitations businessId={business.id} />
      <ToastsAndDialogs />
    </>
  );
  return { ...api, ...renderPage(page) };
}

async function withdraw({ user }: ReturnType<typeof open>, answer = 'Withdraw invitation') {
  await user.click(await screen.findByRole('button', button));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the invitation to ravi@example.com?' }));
  await user.click(dialog.getByRole('button', { name: answer }));
}

const button = { name: 'Withdraw the invitation to ravi@example.com' };

test('a withdrawn invitation disappears immediately, with a message about its link', async () => {
  const page = open();
  const { sent, replies } = page;
  replies.withdrawAdminInvitation = () => {
    replies.listAdminInvitations = reply([invitation(2, 'ada@example.com')]);
    return reply({ done: true });
  };
  await withdraw(page);
  expect(
    await screen.findByText('The invitation to ravi@example.com has been withdrawn. Its link no longer works.'),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', button)).not.toBeInTheDocument());
  expect(screen.getByText('ada@example.com')).toBeVisible();
  const withdrawn = sent.find(({ operationId }) => operationId === 'withdrawAdminInvitation');
  expect(withdrawn?.url.pathname).toBe(`/v1/businesses/${business.id}/admins/${idOf(1)}`);
});

test('a failed withdrawal shows why, even if the invitation is no longer listed', async () => {
  const page = open();
  const { replies } = page;
  replies.withdrawAdminInvitation = () => {
    replies.listAdminInvitations = reply([]);
    return refuse(409, { code: 'already_done', detail: 'This invitation is no longer open.' });
  };
  await withdraw(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('This invitation is no longer open.');
  await waitFor(() => expect(screen.queryByText('ravi@example.com')).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toBeVisible();
});

test('withdrawing asks for confirmation, and can be cancelled', async () => {
  const page = open();
  await withdraw(page, 'Keep it');
  await settled();
  expect(page.sent.map(({ operationId }) => operationId)).not.toContain('withdrawAdminInvitation');
  expect(screen.getByRole('button', button)).toBeEnabled();
});

test('only one invitation can be withdrawn at a time, and the focus stays nearby when its row disappears', async () => {
  const page = open({ withdrawAdminInvitation: pending });
  await withdraw(page);
  const [ravi, ada] = await screen.findAllByRole('button', { name: /^Withdraw/ });
  await waitFor(() => expect(ravi).toHaveTextContent('Withdrawing…'));
  expect(ada).toHaveAttribute('aria-disabled', 'true');
  page.unmount();

  const other = open({ listAdminInvitations: reply([invitation(1, 'ravi@example.com')]) });
  other.replies.withdrawAdminInvitation = () => {
    other.replies.listAdminInvitations = reply([]);
    return reply({ done: true });
  };
  await withdraw(other);
  await waitFor(() => expect(screen.queryByText('ravi@example.com')).not.toBeInTheDocument());
  await settled();
  expect(document.activeElement).not.toBe(document.body);
});

test("an admin can see who is invited, but can't withdraw invitations", async () => {
  open({ listMyBusinesses: can(false) });
  expect(await screen.findByText('ravi@example.com')).toBeVisible();
  await settled();
  expect(screen.queryByRole('button', { name: /Withdraw/ })).not.toBeInTheDocument();
});
