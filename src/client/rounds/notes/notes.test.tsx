import { screen, waitFor } from '@testing-library/react';
import type { MeetingNote } from '../../../contract/entities.gen';
import { refuse, reply } from '../../testing/fakeApi';
import { answerWith, aRound, at, openMeetingMode } from '../testing/meetingMode';

const note = (text: string, version: string): MeetingNote => ({
  start: at,
  at,
  text,
  version: version.padStart(16, '0'),
});
const field = () => screen.findByRole('textbox', { name: 'Notes for yourself' });
const found = (text: string, version: string) => answerWith(aRound({ note: note(text, version) }));

it('notes are saved while they are typed, based on what was read', async () => {
  const { user, bodies } = openMeetingMode(found('Ask Tom', '1'), { saveMeetingNote: reply(note('Ask Tom!', '2')) });
  await user.type(await field(), '!');
  expect(screen.getByText('Not saved yet')).toBeVisible();
  await waitFor(() => expect(bodies('saveMeetingNote')).toHaveLength(1), { timeout: 10_000 });
  expect(bodies('saveMeetingNote')).toEqual([{ start: at, text: 'Ask Tom!', version: note('', '1').version }]);
  expect(await screen.findByText('Saved')).toBeVisible();
});

it('notes that were not saved survive a reload, and are saved on leaving', async () => {
  const first = openMeetingMode(found('', '0'), { saveMeetingNote: refuse(503) });
  await first.user.type(await field(), 'Ask Tom');
  first.unmount();
  await waitFor(() => expect(first.bodies('saveMeetingNote')).toHaveLength(1));
  openMeetingMode(found('', '0'), { saveMeetingNote: reply(note('Ask Tom', '1')) });
  expect(await field()).toHaveValue('Ask Tom');
});

it.each([
  ['Keep these', 'From here'],
  ['Keep both', 'From the phone\n\nFrom here'],
])('of notes from two devices both are shown, and nothing is lost: %s', async (choice, kept) => {
  let isChanged = false;
  const page = openMeetingMode(found('', '0'), {
    getPodRound: () => reply(isChanged ? found('From the phone', '1') : found('', '0')),
    saveMeetingNote: ({ body }) =>
      (body as { version: string }).version === note('', '0').version
        ? refuse(409, { code: 'changed_meanwhile' })
        : reply(note((body as { text: string }).text, '2')),
  });
  await page.user.type(await field(), 'From here');
  isChanged = true;
  expect(await screen.findByText('From the phone', {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByText('From here')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: choice }));
  await waitFor(() => expect(page.bodies('saveMeetingNote')).toHaveLength(2), { timeout: 10_000 });
  expect(page.bodies('saveMeetingNote')[1]).toEqual({ start: at, text: kept, version: note('', '1').version });
});
