import { screen, waitFor } from '@testing-library/react';
import { refuse, reply } from '../../testing/fakeApi';
import { idOf } from '../../testing/samples';
import { anInvite } from '../testing/invites';
import { code, fillIn, openSignUp as open, person, submit, tickAll, withAgreement } from '../testing/signUpPages';

describe.each([
  ['leader', anInvite({ role: 'Leader' })],
  ['participant', anInvite()],
] as const)('the invite of a %s', (_, invite) => {
  test('an agreement that the membership wrote is linked to, and its version is sent', async () => {
    const role = invite.role.toLowerCase();
    const { user, registered } = open(invite, withAgreement(invite.role, { text: 'Be there.' }));
    await fillIn(user);
    expect(screen.getByRole('link', { name: `${role} agreement` })).toHaveAttribute(
      'href',
      `/sign-up/${role}/agreement?invite=${code}`,
    );
    await tickAll(user);
    await submit(user);
    await waitFor(() => expect(registered()).toMatchObject({ acceptedVersions: [idOf(700)] }));
  });

  test('terms that have changed are said at their checkbox and loaded again, and nothing typed is lost', async () => {
    const message = 'The terms have changed. Read them again.';
    const refusal = { code: 'terms_changed', errors: [{ path: 'agreeToTerms', message }] };
    const page = open(invite, { registerMember: refuse(400, refusal) });
    await fillIn(page.user);
    await tickAll(page.user);
    const before = page.sent.length;
    await submit(page.user);
    const box = await screen.findByRole('checkbox', { name: 'I agree to the terms' });
    await waitFor(() => expect(box).toHaveAccessibleDescription(message));
    expect(screen.getByLabelText('First name')).toHaveValue(person.firstName);
    await waitFor(() =>
      expect(page.sent.slice(before).map(({ operationId }) => operationId)).toContain('getInviteTerms'),
    );
  });

  test('where the installation has a minimum age it must be confirmed', async () => {
    const { user, registered } = open(invite, { getInviteTerms: reply({ documents: [], minimumAge: 16 }) });
    await fillIn(user);
    const box = screen.getByRole('checkbox', { name: 'I’m at least 16 years old' });
    await tickAll(user);
    await user.click(box);
    await submit(user);
    await waitFor(() => expect(box).toHaveAccessibleDescription('Please confirm that you’re at least 16 years old'));
    expect(registered()).toBeUndefined();
    await user.click(box);
    await submit(user);
    await waitFor(() => expect(registered()).toMatchObject({ confirmedAge: 16 }));
  });
});
