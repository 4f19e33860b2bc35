import { screen, waitFor, within } from '@testing-library/react';
import { aPod } from '../../pods/testing/samples';
import { fakeApi, reply } from '../../testing/fakeApi';
import { withHeights } from '../../testing/layout';
import { renderPage } from '../../testing/renderPage';
import { anOwnedMembership, idOf } from '../../testing/samples';
import { InvitePeoplePage } from './InvitePeoplePage';
import { decodeText } from './readText';

const membership = anOwnedMembership();
const owls = aPod({ id: idOf(201), name: 'Night Owls' });

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

beforeEach(() => withHeights(() => 56));

const route = `/membership/invite-people?m=${membership.id}`;

function open(replies: Parameters<typeof fakeApi>[0] = {}, at = route) {
  const api = fakeApi({
    getMembership: reply(membership),
    listPods: reply([owls]),
    checkEmailInvitations: reply([]),
    ...replies,
  });
  return { ...renderPage(<InvitePeoplePage />, { route: at }), ...api };
}

type Page = ReturnType<typeof open>;

const action = {
  id: idOf(700),
  membershipId: membership.id,
  kind: 'INVITE_PEOPLE' as const,
  state: 'RUNNING' as const,
  startedAt: 1768330800,
  total: 2,
  done: 0,
  refused: 0,
};

test('a pasted list is checked first, and its problems show by row before anybody is invited', async () => {
  const { user, sent, address } = open({
    checkEmailInvitations: reply([
      { index: 1, reason: 'MEMBER' },
      { index: 2, reason: 'POD_FULL' },
    ]),
    invitePeople: reply(action),
  });
  const list = 'Tom Smith, tom@example.com\nada@example.com\nbo@example.com\nnot an address';
  await user.type(await screen.findByRole('textbox', { name: 'People' }), list);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Usual pod' }), 'Night Owls');
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  expect(await screen.findByRole('heading', { name: 'Invite 2 people?' })).toBeVisible();
  const leftOut = within(screen.getByRole('region', { name: 'Left out' })).getAllByRole('listitem');
  expect(leftOut.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Row 2.*ada@example.com.*Already a member/),
    expect.stringMatching(/Row 4.*not an address.*No valid email address/),
  ]);
  expect(screen.getByText(/Night Owls is full, so they’ll join its waitlist/)).toBeVisible();
  expect(sent.map(({ operationId }) => operationId)).not.toContain('invitePeople');
  await user.click(screen.getByRole('button', { name: 'Invite 2 people' }));
  await waitFor(() => expect(address()).toBe(`/bulk-action?k=${idOf(700)}`));
  expect(sent.at(-1)?.body).toEqual({
    language: 'en',
    invitations: [
      { email: 'tom@example.com', name: 'Tom Smith', role: 'Participant', podId: owls.id },
      { email: 'bo@example.com', name: '', role: 'Participant', podId: owls.id },
    ],
  });
});

describe('after the first pod', () => {
  const afterPod = `${route}&p=${owls.id}`;
  const given = { checkEmailInvitations: reply([]), invitePeople: reply(action) };

  const invite = async (user: Page['user'], people: string) => {
    await user.type(await screen.findByRole('textbox', { name: 'People' }), people);
    await user.click(screen.getByRole('button', { name: 'Send invitations' }));
  };

  test('people with a place in it are invited with one click', async () => {
    const { user, sent, address } = open(given, afterPod);
    expect(await screen.findByRole('heading', { level: 1, name: 'Now invite people' })).toBeVisible();
    await invite(user, 'Tom Smith <tom@example.com>');
    await waitFor(() => expect(address()).toBe('/memberships'));
    expect(sent.at(-1)?.body).toEqual({
      language: 'en',
      invitations: [{ email: 'tom@example.com', name: 'Tom Smith', role: 'Participant', podId: owls.id }],
    });
  });

  test.each([
    ['is left out', 'tom@example.com\nnot an address', /Left out/],
    ['isn’t used', 'Tom Smith, CEO, tom@example.com', /^Not used/],
    ['is for leaders', 'Name,Email,Role\nBo Berg,bo@example.com,Leader', /Invite 1/],
    ['is missing', 'Email', /Nobody to invite/],
    ['exceeds its places', Array.from({ length: 9 }, (_, index) => `p${index}@example.com`).join('\n'), /Invite 9/],
  ])('a list of which something %s is shown before anybody is invited', async (_, people, sign) => {
    const { user, sent } = open(given, afterPod);
    await invite(user, people);
    expect((await screen.findAllByText(sign))[0]).toBeVisible();
    expect(sent.map(({ operationId }) => operationId)).not.toContain('invitePeople');
  });

  test('a link can be shared instead, or later', async () => {
    open({}, afterPod);
    const links = (await screen.findByRole('link', { name: 'Share a link instead' })).getAttribute('href');
    expect(links).toBe(`/membership/invites?m=${membership.id}`);
    expect(screen.getByRole('link', { name: 'Later' })).toHaveAttribute('href', '/memberships');
  });
});

test('going back to the list keeps what was typed', async () => {
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'People' }), 'tom@example.com');
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  await user.click(await screen.findByRole('button', { name: 'Change the list' }));
  expect(await screen.findByRole('textbox', { name: 'People' })).toHaveValue('tom@example.com');
});

test('a file of 50,000 people is read, and refused as too long instead of being sent', async () => {
  const { user, sent } = open();
  const lines = Array.from({ length: 50_000 }, (_, index) => `person${index}@example.com;Person ${index}`);
  const content = `\uFEFFE-Mail;Name\r${lines.join('\r')}\r`;
  const file = new File([content], 'people.csv', { type: 'text/csv' });
  // jsdom doesn't implement `File.arrayBuffer`.
  Object.assign(file, { arrayBuffer: () => Promise.resolve(bytes(content)) });
  await screen.findByRole('textbox', { name: 'People' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, file);
  expect(screen.getByText('People from people.csv')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The list has 50,000 people/);
  expect(screen.queryByRole('button', { name: /^Invite/ })).not.toBeInTheDocument();
  expect(sent.map(({ operationId }) => operationId)).not.toContain('checkEmailInvitations');
});

test('only names and addresses are read from an address book, and the rest is shown as left out', async () => {
  const { user, sent } = open({ invitePeople: reply(action) });
  const list = 'First Name\tLast Name\tNotes\tBirthday\tE-mail\nAnna\tBerg\tOwes me 50\t1980-02-03\tanna@example.com';
  const field = await screen.findByRole('textbox', { name: 'People' });
  await user.click(field);
  await user.paste(list);
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  expect(await screen.findByText('Not used: Notes and Birthday')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Invite 1 person' }));
  await waitFor(() => expect(sent.at(-1)?.operationId).toBe('invitePeople'));
  expect(sent.at(-1)?.body).toEqual({
    language: 'en',
    invitations: [{ email: 'anna@example.com', name: 'Anna Berg', role: 'Participant' }],
  });
});

test('files in the encodings of Windows programs keep their letters, and a byte order mark is ignored', () => {
  expect(decodeText(new Uint8Array([0x5a, 0x6f, 0xeb]).buffer)).toBe('Zoë');
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x5a, 0x00, 0xeb, 0x00]).buffer)).toBe('Zë');
  expect(decodeText(new Uint8Array([0xef, 0xbb, 0xbf, 0x5a]).buffer)).toBe('Z');
});

test('the emails are in the language that was chosen for them', async () => {
  const { user, sent } = open();
  await user.type(await screen.findByRole('textbox', { name: 'People' }), 'tom@example.com');
  expect(screen.getByRole('combobox', { name: 'Language of the email' })).toHaveValue('en');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the email' }), 'Deutsch');
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  await user.click(await screen.findByRole('button', { name: 'Invite 1 person' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ operationId: 'invitePeople', body: { language: 'de' } }));
});
