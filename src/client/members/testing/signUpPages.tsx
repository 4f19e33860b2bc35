import { screen } from '@testing-library/react';
import type { Invite } from '../../../contract/entities.gen';
import { fakeApi, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { idOf } from '../../testing/samples';
import { SignUpLeaderPage } from '../signUp/SignUpLeaderPage';
import { SignUpParticipantPage } from '../signUp/SignUpParticipantPage';

export const code = 'invite-code-1';

export function openSignUp(invite: Invite, replies: Parameters<typeof fakeApi>[0] = {}, search = `?invite=${code}`) {
  const api = fakeApi({ getInvite: reply(invite), listSignOnProviders: reply([]), ...replies });
  const isLeader = invite.role === 'Leader';
  const page = isLeader ? <SignUpLeaderPage /> : <SignUpParticipantPage />;
  const view = renderPage(page, { route: `/sign-up/${isLeader ? 'leader' : 'participant'}${search}` });
  const registered = () => api.sent.find(({ operationId }) => operationId === 'registerMember')?.body;
  return { ...view, ...api, registered };
}

type User = ReturnType<typeof openSignUp>['user'];

export const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Create account & join' }));
export const person = { email: 'maya@example.com', firstName: 'Maya', lastName: 'Goldberg', password: 'Secret123' };

export async function fillIn(user: User) {
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

export const withAgreement = (role: Invite['role'], content: { text: string } | { link: string }) => ({
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

export async function tickAll(user: User) {
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
}
