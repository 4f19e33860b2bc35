import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { number, object } from 'yup';
import { renderPage } from '../../../testing/renderPage';
import { Form } from '../Form';
import { FormActions } from '../FormActions';
import { DateTimeField } from './DateTimeField';

// The chunk with all time zones is slow to load.
beforeAll(() => import('./DateTimePicker'));

const schema = object({
  at: number()
    .transform((_, original: unknown) => (typeof original === 'number' ? original : NaN))
    .typeError('Invalid date time')
    .required('Invalid date time'),
});

async function field(start: number | string, zone = 'Europe/London', bounds = {}) {
  const submitted = jest.fn((_values: { at: number }) => Promise.resolve());
  const page = renderPage(
    <Form guard="short" initialValues={{ at: start }} schema={schema} onSubmit={submitted}>
      <DateTimeField name="at" label="First meeting" zone={zone} unit="seconds" {...bounds} />
      <FormActions submit="Save" />
    </Form>,
  );
  await waitFor(() => expect(screen.getByLabelText('First meeting')).not.toHaveAttribute('readonly'));
  return { ...page, submitted, input: screen.getByLabelText<HTMLInputElement>('First meeting') };
}

const summer = Date.UTC(2030, 6, 2, 18) / 1000;

beforeEach(() => speak('en-GB'));

function speak(locale: string) {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(locale);
}

test('a date input shows day before month, except for en-US, in the zone of the meeting', async () => {
  speak('en-GB');
  const british = await field(summer);
  expect(british.input).toHaveValue('02/07/2030 7:00 pm');
  british.unmount();
  speak('en-US');
  const american = await field(summer, 'America/New_York');
  expect(american.input).toHaveValue('07/02/2030 2:00 pm');
});

test('typed text is read as a time in the meeting’s zone', async () => {
  const { user, input, submitted } = await field('');
  await user.type(input, '2/7/2030 7:00pm');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(submitted).toHaveBeenCalledWith({ at: summer }));
});

test.each(['C', '', 'en_GB', 'zh-Hant-TW', 'ar-EG-u-nu-arab', 'de-AT'])(
  'a date is shown, typed and chosen where the browser reports the language %j',
  async (language) => {
    speak(language);
    const { user, input, submitted } = await field(summer);
    expect(input).toHaveValue('02/07/2030 7:00 pm');
    await user.clear(input);
    await user.type(input, '3/7/2030 7:00pm');
    await user.click(screen.getByRole('gridcell', { name: '4' }));
    expect(input).toHaveValue('04/07/2030 7:00 pm');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ at: summer + 2 * 86_400 }));
  },
);

test('text that is not a date stays as typed, and is refused with the form it should have', async () => {
  const { user, input, submitted } = await field(summer);
  await user.clear(input);
  await user.type(input, '31/13/2030 nonsense');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(input).toHaveAccessibleDescription(/^Invalid date time: write it like 31\/12\/\d{4} 7:00 pm$/),
  );
  expect(input).toHaveValue('31/13/2030 nonsense');
  expect(submitted).not.toHaveBeenCalled();
});

test('clearing a field also clears the moment it held', async () => {
  const { user, input, submitted } = await field(summer);
  await user.clear(input);
  await user.tab();
  expect(input).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'));
  expect(submitted).not.toHaveBeenCalled();
});

const calendar = () => screen.queryByRole('dialog', { name: 'Choose date' });
const dayOf = (day: string) => screen.getByRole('gridcell', { name: day });

test('Escape closes the calendar and focuses the text', async () => {
  const { user, input } = await field(summer);
  await user.click(input);
  expect(calendar()).toBeInTheDocument();
  expect(input).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(dayOf('2')).toHaveFocus();
  await user.click(input);
  await user.keyboard('{ArrowDown}');
  expect(dayOf('2')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(calendar()).toBeNull();
  expect(input).toHaveFocus();
});

test('the calendar and typed text stay while the user is in another window', async () => {
  const { user, input } = await field(summer);
  await user.click(input);
  await user.clear(input);
  await user.type(input, '3/7/20');
  // The document keeps its focused element while its window has no focus.
  fireEvent.blur(input);
  expect(calendar()).toBeInTheDocument();
  expect(input).toHaveValue('3/7/20');
  expect(input).not.toHaveAttribute('aria-invalid', 'true');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(calendar()).toBeNull();
});

test('picking a day keeps the hour, and the time shows below the days', async () => {
  const { user, input } = await field(summer);
  await user.click(input);
  await user.click(dayOf('16'));
  expect(input).toHaveValue('16/07/2030 7:00 pm');
  expect(screen.getByText('Time (BST)')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Hour'), '8 am');
  await user.selectOptions(screen.getByLabelText('Minutes'), '35');
  expect(input).toHaveValue('16/07/2030 8:35 am');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(calendar()).toBeNull();
  expect(input).toHaveFocus();
});

test('a time chosen first applies to the day picked next', async () => {
  const { user, input } = await field('');
  await user.click(screen.getByRole('button', { name: 'Choose date' }));
  await user.selectOptions(screen.getByLabelText('Hour'), '8 am');
  expect(input).toHaveValue('');
  await user.click(dayOf('28'));
  expect(input.value).toMatch(/^28\/.* 8:00 am$/);
});

test('the keys of a date picker move through the days', async () => {
  const { user, input } = await field(summer);
  await user.click(screen.getByRole('button', { name: 'Change date, Tuesday 2 July 2030' }));
  expect(screen.getByRole('grid', { name: 'July 2030' })).toBeInTheDocument();
  expect(dayOf('2')).toHaveFocus();
  expect(dayOf('2')).toHaveAttribute('aria-selected', 'true');
  const steps = [
    ['{ArrowRight}', '3', 'July 2030'],
    ['{ArrowDown}', '10', 'July 2030'],
    ['{Home}', '8', 'July 2030'],
    ['{End}', '14', 'July 2030'],
    ['{ArrowLeft}', '13', 'July 2030'],
    ['{ArrowUp}{ArrowUp}', '29', 'June 2030'],
    ['{PageDown}', '29', 'July 2030'],
    ['{PageUp}{PageUp}', '29', 'May 2030'],
    ['{Shift>}{PageDown}{/Shift}', '29', 'May 2031'],
    ['{Shift>}{PageUp}{/Shift}', '29', 'May 2030'],
  ] as const;
  for (const [keys, day, month] of steps) {
    await user.keyboard(keys);
    expect(screen.getByRole('grid', { name: month })).toBeInTheDocument();
    expect(dayOf(day)).toHaveFocus();
  }
  await user.keyboard(' ');
  expect(input).toHaveValue('29/05/2030 7:00 pm');
  expect(dayOf('29')).toHaveFocus();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(input).toHaveValue('30/05/2030 7:00 pm');
  expect(calendar()).toBeNull();
  expect(input).toHaveFocus();
});

test('the calendar follows the typed text', async () => {
  const { user, input } = await field('');
  await user.type(input, '2/7/2030 7:00pm');
  expect(screen.getByRole('grid', { name: 'July 2030' })).toBeInTheDocument();
});

test('a week begins on Sunday in America', async () => {
  speak('en-US');
  const { user, input } = await field(summer);
  await user.click(input);
  const names = screen.getAllByRole('columnheader').map((header) => header.getAttribute('abbr'));
  expect(names.filter(Boolean)).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
});

test('days that the form refuses can be read but not chosen', async () => {
  const { user, input } = await field(summer, 'Europe/London', {
    earliest: summer + 3600,
    latest: summer + 20 * 86_400,
  });
  await user.click(input);
  expect(dayOf('2')).not.toHaveAttribute('aria-disabled');
  expect(dayOf('1')).toHaveAttribute('aria-disabled', 'true');
  expect(dayOf('23')).toHaveAttribute('aria-disabled', 'true');
  await user.click(dayOf('1'));
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(dayOf('1')).toHaveFocus();
  await user.keyboard('{Enter} ');
  expect(input).toHaveValue('02/07/2030 7:00 pm');
  expect(calendar()).toBeInTheDocument();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(input).toHaveValue('08/07/2030 7:00 pm');
});

test('changing the zone keeps the hour', async () => {
  const submitted = jest.fn((_values: { at: number }) => Promise.resolve());
  function Zoned() {
    const [zone, setZone] = useState('Europe/London');
    return (
      <Form guard="short" initialValues={{ at: summer }} schema={schema} onSubmit={submitted}>
        <DateTimeField name="at" label="First meeting" zone={zone} unit="seconds" />
        <button type="button" onClick={() => setZone('America/New_York')}>
          Move
        </button>
        <FormActions submit="Save" />
      </Form>
    );
  }
  const { user } = renderPage(<Zoned />);
  await user.click(await screen.findByRole('button', { name: 'Move' }));
  await waitFor(() => expect(screen.getByLabelText('First meeting')).toHaveValue('02/07/2030 7:00 pm'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(submitted).toHaveBeenCalledWith({ at: summer + 5 * 3600 }));
});
