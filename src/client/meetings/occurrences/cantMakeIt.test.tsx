import { screen, waitFor } from '@testing-library/react';
import type { Apologies, Apology } from '../../../contract/entities.gen';
import { aMeeting, hoursFromNow } from '../../pods/testing/samples';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { idOf } from '../../testing/samples';
import { ToastsAndDialogs } from '../../ui/messages/ToastsAndDialogs';
import { CantMakeIt, NextCantMakeIt } from './CantMakeIt';

const start = hoursFromNow(24);
const anna: Apology = { userId: idOf(1), firstName: 'Anna', lastName: 'Lindqvist', note: 'On a train' };
const tom: Apology = { userId: idOf(2), firstName: 'Tom', lastName: 'Whitfield' };
const some = (people: Apology[] | undefined, more: Partial<Apologies> = {}): Apologies => ({
  start,
  count: people?.length ?? 0,
  mine: false,
  ...(people && { people }),
  can: { send: true },
  ...more,
});

function open(apologies: Apologies, more: object = {}) {
  const { sent } = fakeApi({
    sendApology: reply(some([tom], { mine: true })),
    withdrawApology: reply(some([])),
    ...more,
  });
  const page = renderPage(
    <>
      <CantMakeIt meetingId={idOf(300)} apologies={apologies} at={start} />
      <ToastsAndDialogs />
    </>,
  );
  return { ...page, sent };
}

it('a user can send an apology with a message, and the page confirms it', async () => {
  const { user, sent } = open(some([]));
  await user.click(screen.getByRole('button', { name: /^Can’t make it\?/ }));
  const note = await screen.findByRole('textbox', { name: /Anything the others should know/ });
  expect(note).toHaveFocus();
  await user.type(note, ' On a train ');
  await user.click(screen.getByRole('button', { name: 'Tell the pod' }));
  expect(await screen.findByText('We’ve told the people who run the meeting.')).toBeVisible();
  expect(sent.map(({ operationId, url, body }) => [operationId, url.pathname, body])).toEqual([
    ['sendApology', `/v1/scheduled-meetings/${idOf(300)}/occurrences/${start}/apology`, { note: 'On a train' }],
  ]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('a message that is too long or refused shows an error and stays', async () => {
  const refused = refuse(409, { detail: 'That meeting has already begun.' });
  const { user, sent } = open(some([]), { sendApology: refused });
  await user.click(screen.getByRole('button', { name: /^Can’t make it\?/ }));
  const field = screen.getByRole('textbox');
  await user.click(field);
  await user.paste('x'.repeat(201));
  await user.click(screen.getByRole('button', { name: 'Tell the pod' }));
  expect(await screen.findAllByText('This must be 200 characters or fewer')).not.toHaveLength(0);
  expect(sent).toEqual([]);
  await user.clear(field);
  await user.type(field, 'Ill');
  await user.click(screen.getByRole('button', { name: 'Tell the pod' }));
  expect(await screen.findByText('That meeting has already begun.')).toBeVisible();
  expect(field).toHaveValue('Ill');
});

it('the pod sees who can’t make it and why, and a user can withdraw their own apology', async () => {
  const { user, sent } = open(some([anna, tom], { mine: true }));
  expect(screen.getByText('Anna Lindqvist can’t make it.')).toBeVisible();
  expect(screen.getByText('On a train')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Can’t make it\?/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^I can come after all/ }));
  await waitFor(() => expect(sent.map(({ operationId }) => operationId)).toEqual(['withdrawApology']));
  expect(await screen.findByText('You’re coming after all.')).toBeVisible();
});

it('staff outside the pod see the number of apologies, and can’t send one', () => {
  open(some(undefined, { count: 2, can: { send: false } }));
  expect(screen.getByText('2 people can’t make it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /can’t|after all/i })).not.toBeInTheDocument();
});

it.each([
  [some([anna]), 'Anna can’t make it.'],
  [some([anna, tom]), 'Anna and Tom can’t make it.'],
  [some([anna, tom, { ...tom, userId: idOf(3) }]), 'Anna, Tom and 1 other can’t make it.'],
  [some([anna], { mine: true }), 'You can’t make it.'],
  [some(undefined, { count: 1, can: { send: false } }), 'One person can’t make it.'],
])('a card summarises apologies in one line: %#', (apologies, line) => {
  renderPage(<NextCantMakeIt meeting={aMeeting({ nextMeeting: start })} apologies={apologies} isBrief />);
  expect(screen.getByText(line)).toBeVisible();
});

it("while a meeting is in progress, apologies for the next one don't show", () => {
  const meeting = aMeeting({ currentMeeting: hoursFromNow(0) - 600, nextMeeting: start });
  renderPage(
    <>
      <NextCantMakeIt meeting={meeting} apologies={some([anna])} isBrief />
      <NextCantMakeIt meeting={meeting} apologies={some([anna])} />
    </>,
  );
  expect(screen.queryByText(/can’t make it/i)).not.toBeInTheDocument();
});
