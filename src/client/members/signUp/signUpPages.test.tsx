import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, pending, refuse, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { usernameBeforePassword } from '../../testing/usernameBeforePassword';
import { idOf } from '../../testing/samples';
import { signIn } from '../../testing/token';
import { anAvailablePod, anInvite } from '../testing/invites';
import { SignUpParticipantPage } from './SignUpParticipantPage';
import { code, fillIn, openSignUp as open, person, submit, tickAll, withAgreement } from '../testing/signUpPages';

const mockOpenAddress = jest.fn();
jest.mock('../../ui/openAddress', () => ({ openAddress: (address: string) => mockOpenAddress(address) as unknown }));

beforeEach(() => mockOpenAddress.mockReset());

/** In the contract's example. */
const shown = { acceptedVersions: ['0190f3a2-7c11-7a40-8b1e-2f6d5c4b3ad1'] };

describe.each([
  ['leader', anInvite({ role: 'Leader' })],
  ['participant', anInvite()],
] as const)('the invite of a %s', (_, invite) => {
  test("a sign-up link without its code shows 'Missing code', and makes no call", async () => {
    const { sent } = open(invite, {}, '');
    expect(await screen.findByRole('heading', { name: 'Missing code' })).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('what was typed survives a reload, without passwords, and is gone once the account is created', async () => {
    const { user, unmount } = open(invite);
    await fillIn(user);
    unmount();
    const again = open(invite);
    expect(await screen.findByLabelText('First name')).toHaveValue('Maya');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    await again.user.type(screen.getByLabelText('Password'), person.password);
    await again.user.type(screen.getByLabelText('Retype password'), person.password);
    await tickAll(again.user);
    await submit(again.user);
    await waitFor(() => expect(again.registered()).toMatchObject({ ...person, inviteCode: code }));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  test('password managers keep the address as the username', async () => {
    const { container } = open(invite);
    await screen.findByLabelText('Email');
    expect(usernameBeforePassword(container)).toBe(screen.getByLabelText('Email'));
  });

  test('an invalid sign-up link says so', async () => {
    open(invite, { getInvite: refuse(404) });
    expect(await screen.findByRole('heading', { name: 'Invalid link' })).toBeVisible();
    expect(screen.getByText('This link is no longer valid')).toBeVisible();
  });

  test('a sign-up page shows business, membership and logo', async () => {
    const { container } = open(invite);
    expect(await screen.findByText(/Slow Current Coaching/)).toBeVisible();
    expect(screen.getByText('Small Steps Circle')).toBeVisible();
    expect(container.querySelector('img')?.src).toContain(`/v1/memberships/${invite.membershipId}/logo`);
  });

  test('signing up creates the account, and redirects to the inbox page', async () => {
    const { user, registered, address } = open(invite);
    await fillIn(user);
    await tickAll(user);
    await submit(user);
    await waitFor(() => expect(address()).toBe('/sign-up/check-inbox'));
    expect(registered()).toEqual({ inviteCode: code, ...person, ...shown, timezone: 'UTC' });
  });

  test('signing up requires the terms, and the agreement only if it has a link', async () => {
    const { user, registered } = open(invite);
    await fillIn(user);
    await submit(user);
    const terms = screen.getByRole('checkbox', { name: 'I agree to the terms' });
    await waitFor(() => expect(terms).toHaveAccessibleDescription('Please agree to terms'));
    expect(screen.queryByText(/agreement/)).not.toBeInTheDocument();
    expect(registered()).toBeUndefined();
  });

  test('an agreement with a link must be accepted, and opens in a new tab', async () => {
    const role = invite.role.toLowerCase();
    const { user, registered } = open(invite, withAgreement(invite.role, { link: 'https://example.com/agreement' }));
    await fillIn(user);
    await submit(user);
    const box = screen.getByRole('checkbox', { name: `I agree to the ${role} agreement` });
    await waitFor(() => expect(box).toHaveAccessibleDescription(`Please agree to the ${role} agreement`));
    expect(screen.getByRole('link', { name: `${role} agreement` })).toHaveAttribute('target', '_blank');
    expect(registered()).toBeUndefined();
  });

  test("an agreement whose link is not a web address isn't required", async () => {
    open(invite, withAgreement(invite.role, { link: 'javascript:alert(1)' }));
    await screen.findByLabelText('Email');
    expect(screen.queryByText(/agreement/)).not.toBeInTheDocument();
  });

  test('without the texts that one would agree to there is no form, but a way to try again', async () => {
    open(invite, { getInviteTerms: refuse(500) });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  });

  test.each([
    ['email', 'Email'],
    ['firstName', 'First name'],
    ['password', 'Password'],
  ])('a problem with %s shows next to its field, and nothing typed is lost', async (path, label) => {
    const errors = [{ path, message: 'This one will not do.' }];
    const { user } = open(invite, { registerMember: refuse(400, { detail: 'This one will not do.', errors }) });
    await fillIn(user);
    await tickAll(user);
    await submit(user);
    const field = screen.getByLabelText(label);
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('This one will not do.')));
    expect(field).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveValue(person.password);
  });

  test('a sign-up link opened while logged in takes one click', async () => {
    signIn();
    open(invite, { acceptInvite: pending });
    expect(await screen.findByRole('heading', { name: 'Join Small Steps Circle' })).toBeVisible();
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Join membership' })).toBeVisible();
  });

  test('a sign-up link opened with an expired session shows the form, and doesn’t redirect', async () => {
    signIn();
    const page = open(invite, { getMyUser: refuse(401) });
    await waitFor(() => expect(screen.getByLabelText('Email')).toBeVisible());
    expect(page.address()).toContain(`?invite=${code}`);
  });

  test('a user who logs in from a sign-up page returns to it', async () => {
    open(invite);
    const login = await screen.findByRole('link', { name: 'Log in and join' });
    const role = invite.role.toLowerCase();
    expect(login).toHaveAttribute('href', `/login?return=${encodeURIComponent(`/sign-up/${role}?invite=${code}`)}`);
  });
});

test('a future leader must agree to the training', async () => {
  const { user, registered } = open(anInvite({ role: 'Leader' }));
  await fillIn(user);
  await user.click(screen.getByRole('checkbox', { name: 'I agree to the terms' }));
  await submit(user);
  const training = screen.getByRole('checkbox', { name: 'I agree to complete the leader training' });
  await waitFor(() => expect(training).toHaveAccessibleDescription('Please agree to the leader training'));
  expect(registered()).toBeUndefined();
});

test("an invite opened on the other role's page redirects to its own", async () => {
  fakeApi({ getInvite: reply(anInvite({ role: 'Leader' })) });
  const { address } = renderPage(<SignUpParticipantPage />, { route: `/sign-up/participant?invite=${code}` });
  await waitFor(() => expect(address()).toBe(`/sign-up/leader?invite=${code}`));
});

describe('with an identity provider', () => {
  const providers = reply([{ ref: idOf(900), name: 'Acme ID', businessName: 'Slow Current Coaching' }]);
  const isOffered = () => screen.queryByRole('button', { name: 'Continue with Acme ID' });

  test('it’s offered above the form, and leads back to the invite', async () => {
    const address = 'https://id.acme.example/authorize';
    const { user, sent } = open(anInvite(), { listSignOnProviders: providers, startSignOn: reply({ address }) });
    const button = await screen.findByRole('button', { name: 'Continue with Acme ID' });
    expect(screen.getByText('or')).toBeVisible();
    expect(button.compareDocumentPosition(screen.getByLabelText('Email'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(button);
    await waitFor(() => expect(mockOpenAddress).toHaveBeenCalledWith(address));
    const asked = sent.find(({ operationId }) => operationId === 'listSignOnProviders');
    expect(asked?.url.searchParams.get('inviteCode')).toBe(code);
    expect(sent.find(({ operationId }) => operationId === 'startSignOn')?.body).toEqual({
      provider: idOf(900),
      inviteCode: code,
      returnPath: `/sign-up/participant?invite=${code}`,
    });
  });

  test('one that doesn’t answer is said, and the form is the other way', async () => {
    const { user } = open(anInvite(), { listSignOnProviders: providers, startSignOn: refuse(503) });
    await user.click(await screen.findByRole('button', { name: 'Continue with Acme ID' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Acme ID isn’t answering right now.');
    expect(alert).toHaveTextContent('You can also sign up below.');
  });

  test('the form appears together with it, so that nothing moves', async () => {
    const page = open(anInvite(), { listSignOnProviders: { ...providers, delay: 100 } });
    await waitFor(() => expect(page.sent).toHaveLength(3));
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(isOffered()).toBeVisible();
  });

  test('the form doesn’t depend on it', async () => {
    open(anInvite(), { listSignOnProviders: refuse(500) });
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(isOffered()).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('without one, there’s only the form', async () => {
    open(anInvite());
    await screen.findByLabelText('Email');
    expect(screen.queryByText('or')).not.toBeInTheDocument();
  });

  test('people who are logged in join with one click', async () => {
    signIn();
    const { sent } = open(anInvite(), { listSignOnProviders: providers });
    expect(await screen.findByRole('button', { name: 'Join membership' })).toBeVisible();
    expect(sent.map(({ operationId }) => operationId)).not.toContain('listSignOnProviders');
  });
});

describe('choosing a pod', () => {
  const names = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('[class*="Radio-root"]')?.querySelector('label')?.textContent);

  test('the pods are sorted by weekday, then time, followed by full pods as waitlists', async () => {
    open(anInvite());
    await screen.findByText('Choose a pod');
    expect(names('Pods with places left')).toEqual(['Monday morning', 'Monday evening', 'Thursday evening']);
    expect(names('Full pods: join the waitlist')).toEqual(['Full on Monday', 'Full on Tuesday']);
    expect(names('No pod for now')).toEqual(['I’ll choose later', 'Contact me when a new pod is set up']);
  });

  test.each([
    ['Monday evening', { preferredPodId: idOf(3) }],
    ['Full on Tuesday', { preferredPodId: idOf(2) }],
    ['Contact me when a new pod is set up', { contactWhenNewPod: true }],
    ['I’ll choose later', {}],
  ])('signing up sends the choice of %s', async (name, choice) => {
    const { user, registered } = open(anInvite());
    await fillIn(user);
    await user.click(screen.getByRole('radio', { name }));
    await tickAll(user);
    await submit(user);
    await waitFor(() =>
      expect(registered()).toEqual({ inviteCode: code, ...person, ...shown, timezone: 'UTC', ...choice }),
    );
  });

  test('each pod shows when it meets, for how long, and who leads it', async () => {
    const pod = anAvailablePod(1, 'Monday', 2, '2030-01-07T19:00:00Z');
    open(anInvite({ info: { availablePods: [{ ...pod, leaderFirstName: 'Anna' }] } }));
    expect(await screen.findByText(/^Mondays, 7:00 pm \(UTC\).*60 minutes.*Led by Anna.*2 places left$/)).toBeVisible();
  });

  test('the pod picker says so if there are no pods', async () => {
    open(anInvite({ info: { availablePods: [] } }));
    expect(await screen.findByText(/There are no pods to choose from yet/)).toBeVisible();
  });

  test("the pod picker doesn't show if the membership has switched it off", async () => {
    open(anInvite({ info: { selectPodOnSignupEnabled: false } }));
    await screen.findByLabelText('Email');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('choosing a pod that has been deleted shows an error at the pod picker', async () => {
    const errors = [{ path: 'preferredPodId', message: 'This pod is no longer there.' }];
    const { user } = open(anInvite(), { registerMember: refuse(400, { detail: 'Please choose again.', errors }) });
    await fillIn(user);
    await user.click(screen.getByRole('radio', { name: 'Monday evening' }));
    await tickAll(user);
    await submit(user);
    const choice = screen.getByRole('group', { name: /Choose a pod/ });
    await waitFor(() => expect(choice).toHaveAccessibleDescription('This pod is no longer there.'));
  });
});

test("the membership's own link opens in a new tab", async () => {
  const button = { placement: 'PARTICIPANT_SIGNUP' as const, label: 'How pods work', formLabel: 'Before you start' };
  open(anInvite({ info: { customButtons: [{ ...button, url: 'https://example.com/how' }] } }));
  const link = await screen.findByRole('link', { name: 'How pods work (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://example.com/how');
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getByText('Before you start')).toBeVisible();
});
