import { screen, waitFor } from '@testing-library/react';
import type { Invite } from '../../../contract/entities.gen';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { idOf } from '../../testing/samples';
import { anInvite } from '../testing/invites';
import { SignUpLeaderPage } from './SignUpLeaderPage';
import { SignUpParticipantPage } from './SignUpParticipantPage';

const code = 'invite-code-1';

function open(invite: Invite, replies: Parameters<typeof fakeApi>[0] = {}, search = `?invite=${code}`) {
  const api = fakeApi({ getInvite: reply(invite), listSignOnProviders: reply([]), ...replies });
  const isLeader = invite.role === 'Leader';
  const page = isLeader ? <SignUpLeaderPage /> : <SignUpParticipantPage />;
  const view = renderPage(page, { route: `/sign-up/${isLeader ? 'leader' : 'participant'}${search}` });
  const registered = () => api.sent.find(({ operationId }) => operationId === 'registerMember')?.body;
  return { ...view, ...api, registered };
}

type User = ReturnType<typeof open>['user'];

const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Create account & join' }));
const person = { email: 'maya@example.com', firstName: 'Maya', lastName: 'Goldberg', password: 'Secret123' };

async function fillIn(user: User) {
  const fields = {
    Email: person.email,
    'First name': person.firstName,
    'Last name': person.lastName,
    Password: person.password,
    'Retype password': person.password,
  };
  await screen.findByLabelText('Email');
  for (const [label, text] of Object.entries(fields)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
}

const withAgreement = (role: Invite['role'], content: { text: string } | { link: string }) => ({
  getInviteTerms: reply({
    documents: [
      {
        id: idOf(700),
        kind: role === 'Leader' ? 'LEADER_AGREEMENT' : 'PARTICIPANT_AGREEMENT',
        origin: 'MEMBERSHIP',
        name: 'Slow Current',
        number: 1,
        published: 1772442000000,
        required: true,
        ...content,
      },
    ],
  }),
});

async function tickAll(user: User) {
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
}

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
