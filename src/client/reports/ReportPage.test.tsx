import { screen, waitFor, within } from '@testing-library/react';
import {
  pageLinks,
  paths,
  reportCommentPath,
  reportMessagePath,
  reportPersonPath,
  type ReportedState,
} from '../../domain/links';
import { channel } from '../chat/testing/conversation';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { idOf } from '../testing/samples';
import { signIn } from '../testing/token';
import { ToastsAndDialogs } from '../ui/messages/ToastsAndDialogs';
import { ReportPage } from './ReportPage';
import { anOwnReport, reportId } from './testing/samples';

const [messageId, stepId, commentId, userId, membershipId, podId] = [1, 2, 3, 4, 5, 6].map(idOf) as [
  string,
  string,
  string,
  string,
  string,
  string,
];

const ofMessage = reportMessagePath({ channelId: channel.id, messageId });
const ofComment = reportCommentPath({ stepId, commentId, membershipId, back: '/pod?p=1' });
const ofPerson = reportPersonPath({ membershipId, userId, podId, back: '/pod?p=1' });
const ben: ReportedState = { name: 'Ben Cole', hasImage: false };

function open(route: string, state?: ReportedState, given: Parameters<typeof fakeApi>[0] = {}) {
  signIn(idOf(9));
  const api = fakeApi({
    listMyChannels: reply([channel]),
    getReportGuidance: reply({ help: 'Samaritans: 116 123\nSee https://help.example/now' }),
    reportMessage: reply(anOwnReport()),
    reportComment: reply(anOwnReport({ kind: 'COMMENT' })),
    reportPerson: reply(anOwnReport({ kind: 'PERSON' })),
    ...given,
  });
  const page = renderPage(
    <>
      <ReportPage />
      <ToastsAndDialogs />
    </>,
    { route, state },
  );
  const bodyOf = (operationId: string) => api.sent.find((one) => one.operationId === operationId)?.body;
  const send = () => page.user.click(screen.getByRole('button', { name: 'Send report' }));
  const choose = async (name: string) => page.user.click(await screen.findByRole('radio', { name }));
  return { ...page, api, bodyOf, send, choose };
}

it('a message is quoted, and reported with a reason and own words', async () => {
  const { bodyOf, send, choose, user } = open(ofMessage, { ...ben, text: 'You never finish.' });
  expect(await screen.findByText('You never finish.')).toBeVisible();
  expect(screen.getByText('Ben Cole')).toBeVisible();
  expect(screen.getByText(/not to the pod’s leader.+three messages before it/)).toBeVisible();
  expect(screen.getByText(/We don’t tell Ben Cole who reported it/)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'What would you like to report?' })).not.toBeInTheDocument();
  await choose('Spam or advertising');
  await user.type(screen.getByLabelText('In your own words'), 'Every day.');
  await send();
  expect(await screen.findByRole('heading', { name: 'Thank you. It has arrived.' })).toBeVisible();
  expect(bodyOf('reportMessage')).toEqual({ kind: 'MESSAGE', reason: 'SPAM', words: 'Every day.' });
  expect(screen.getByRole('link', { name: 'See your reports' })).toHaveAttribute('href', pageLinks.report(reportId));
  expect(screen.getByRole('link', { name: 'Back to where you were' })).toHaveAttribute(
    'href',
    pageLinks.message(channel.id, messageId),
  );
});

it('of a message with an image, or a person with a photo, only that can be reported', async () => {
  const { bodyOf, send, choose, unmount } = open(ofMessage, { ...ben, hasImage: true });
  await choose('Only its image');
  await choose('Against the law');
  await send();
  await screen.findByText('Thank you. It has arrived.');
  expect(bodyOf('reportMessage')).toEqual({ kind: 'IMAGE', reason: 'ILLEGAL' });
  unmount();
  const person = open(ofPerson, { ...ben, hasImage: true });
  await person.choose('Only their photo');
  await person.choose('Against the law');
  await person.send();
  await screen.findByText('Thank you. It has arrived.');
  expect(person.bodyOf('reportPerson')).toEqual({ kind: 'PHOTO', podId, reason: 'ILLEGAL' });
});

it('without the navigation state, the page names what is reported as far as it knows', async () => {
  const { unmount } = open(ofMessage);
  expect(await screen.findByText('A message in Early Birds')).toBeVisible();
  unmount();
  const { bodyOf, send, choose } = open(ofComment);
  expect(await screen.findByText('A comment on a step')).toBeVisible();
  await choose('Harassment or hate');
  await send();
  await screen.findByText('Thank you. It has arrived.');
  expect(bodyOf('reportComment')).toEqual({ reason: 'HARASSMENT' });
  expect(screen.getByRole('link', { name: 'Back to where you were' })).toHaveAttribute('href', '/pod?p=1');
});

it('an address that names nothing leads home', async () => {
  const { address } = open(paths.report);
  await waitFor(() => expect(address()).toBe(paths.memberships));
});

it('a reason is required, and words where it is something else', async () => {
  const { bodyOf, send, choose } = open(ofPerson, ben);
  await screen.findByText('Ben Cole');
  await send();
  const reasons = screen.getByRole('group', { name: 'What’s wrong?' });
  await waitFor(() => expect(reasons).toHaveAccessibleDescription('Please choose a reason'));
  await choose('Something else');
  await send();
  const own = screen.getByLabelText('In your own words');
  await waitFor(() => expect(own).toHaveAccessibleDescription(/Please say what’s wrong/));
  expect(bodyOf('reportPerson')).toBeUndefined();
});

describe('where somebody is in danger', () => {
  it('help lines with links come before the emergency number', async () => {
    const { choose } = open(ofMessage, ben);
    await screen.findByText('Ben Cole');
    expect(screen.queryByText(/immediate danger/)).not.toBeInTheDocument();
    await choose('Somebody is in danger');
    const help = within(await screen.findByRole('note', { name: 'Help right now' }));
    expect(help.getByRole('link', { name: 'https://help.example/now' })).toBeVisible();
    expect(help.getByText(/call your local emergency number/)).toBeVisible();
  });

  it('the emergency number shows without help lines, and where they don’t load', async () => {
    const { choose, unmount } = open(ofPerson, ben, { getReportGuidance: reply({}) });
    await choose('Somebody is in danger');
    expect(await screen.findByText(/call your local emergency number/)).toBeVisible();
    unmount();
    const failed = open(ofPerson, ben, { getReportGuidance: refuse(503) });
    await failed.choose('Somebody is in danger');
    expect(await screen.findByText(/call your local emergency number/)).toBeVisible();
  });
});

it.each([
  ['own_report', 409, 'This is your own. You can report what others write or do.'],
  ['gone_already', 409, 'It’s gone already, so it can’t be reported any more.'],
  ['closed_meanwhile', 409, /You’ve reported this before/],
  ['not_found', 404, /We couldn’t find it/],
  ['too_many_requests', 429, 'It could not be done.'],
])('%s is explained, and the words stay', async (code, status, message) => {
  const { send, choose, user } = open(ofComment, ben, { reportComment: refuse(status, { code }) });
  await choose('Spam or advertising');
  await user.type(screen.getByLabelText('In your own words'), 'Every day.');
  await send();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('In your own words')).toHaveValue('Every day.');
});

it('typed words are back after a reload', async () => {
  const { user, unmount } = open(ofMessage, ben);
  await user.type(await screen.findByLabelText('In your own words'), 'Every day.');
  unmount();
  open(ofMessage, ben);
  expect(await screen.findByLabelText('In your own words')).toHaveValue('Every day.');
});
