import { act, screen, waitFor } from '@testing-library/react';
import type { MeetingNote } from '../../../contract/entities.gen';
import { fakeTimers } from '../../testing/clock';
import { pending, refuse, reply } from '../../testing/fakeApi';
import { answerWith, aRound, at, openMeetingMode, speaking, tomId } from '../testing/meetingMode';

beforeAll(() => import('../../ui/form/dates/DateTimePicker'));
// Fake timers: notes are saved a second after the last key.
beforeEach(() => void fakeTimers());
afterEach(() => jest.useRealTimers());

const note = (text: string, version: string): MeetingNote => ({
  start: at,
  at,
  text,
  version: version.padStart(16, '0'),
});
const field = () => screen.findByRole('textbox', { name: 'Notes for yourself' });
const found = (text: string, version: string) => answerWith(aRound({ note: note(text, version) }));
const pause = () => act(() => jest.advanceTimersByTimeAsync(1000));

it('notes are saved while they are typed, based on what was read', async () => {
  const { user, bodies } = openMeetingMode(found('Ask Tom', '1'), { saveMeetingNote: reply(note('Ask Tom!', '2')) });
  await user.type(await field(), '!');
  expect(screen.getByText('Not saved yet')).toBeVisible();
  await pause();
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

it('what is typed while notes are being saved is saved on leaving, after them', async () => {
  const page = openMeetingMode(found('', '0'), {
    saveMeetingNote: ({ body }) => ({ ...reply(note((body as { text: string }).text, '1')), delay: 5000 }),
  });
  await page.user.type(await field(), 'Ask Tom');
  await pause();
  await page.user.type(await field(), ' and Anna');
  page.unmount();
  expect(page.bodies('saveMeetingNote')).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(5000));
  await waitFor(() => expect(page.bodies('saveMeetingNote')).toHaveLength(2));
  const whole = { start: at, text: 'Ask Tom and Anna', version: note('', '1').version };
  expect(page.bodies('saveMeetingNote')[1]).toEqual(whole);
});

async function typedTwice() {
  let isChanged = false;
  const round = speaking(tomId, { can: { lead: true } });
  const answer = () => answerWith({ ...round, note: isChanged ? note('From the phone', '1') : note('', '0') });
  const page = openMeetingMode(answer(), {
    getPodRound: () => reply(answer()),
    saveMeetingNote: ({ body }) =>
      (body as { version: string }).version === note('', '0').version
        ? refuse(409, { code: 'changed_meanwhile' })
        : reply(note((body as { text: string }).text, '2')),
  });
  await page.user.type(await field(), 'From here');
  isChanged = true;
  await pause();
  expect(await screen.findByText('From the phone')).toBeVisible();
  return page;
}

it.each([
  ['Keep these', 'From here'],
  ['Keep both', 'From the phone\n\nFrom here'],
])('notes from two devices are both shown, and nothing is lost: %s', async (choice, kept) => {
  const page = await typedTwice();
  expect(await field()).toHaveValue('From here');
  await page.user.click(screen.getByRole('button', { name: choice }));
  expect(await field()).toHaveFocus();
  await pause();
  expect(page.bodies('saveMeetingNote')[1]).toEqual({ start: at, text: kept, version: note('', '1').version });
});

it('typing that continues when notes come from another device triggers no shortcut, and isn’t lost', async () => {
  const page = await typedTwice();
  await page.user.keyboard('ns ');
  expect(await field()).toHaveValue('From herens ');
  expect(page.bodies('changeRound')).toEqual([]);
});

it('notes that were never saved are on the page once meeting mode is closed, and are saved there', async () => {
  const first = openMeetingMode(found('', '0'), { saveMeetingNote: pending });
  await first.user.type(await field(), 'Ask Tom');
  first.unmount();
  await waitFor(() => expect(first.bodies('saveMeetingNote')).toHaveLength(1));
  const page = openMeetingMode(answerWith(undefined), { saveMeetingNote: reply(note('Ask Tom', '1')) });
  expect(await field()).toHaveValue('Ask Tom');
  await pause();
  const whole = { start: at, text: 'Ask Tom', version: note('', '0').version };
  expect(page.bodies('saveMeetingNote')).toEqual([whole]);
  expect(await field()).toHaveValue('Ask Tom');
});
