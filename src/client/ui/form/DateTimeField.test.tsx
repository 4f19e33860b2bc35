import { screen, waitFor } from '@testing-library/react';
import { number, object } from 'yup';
import { renderPage } from '../../testing/renderPage';
import { DateTimeField } from './DateTimeField';
import { Form } from './Form';
import { FormActions } from './FormActions';

// A chunk of its own, with all time zones in it: fetched once, before anyone waits for it.
beforeAll(() => import('./DateTimePicker'), 60_000);

const schema = object({
  at: number()
    .transform((_, original: unknown) => (typeof original === 'number' ? original : NaN))
    .typeError('Invalid date time')
    .required('Invalid date time'),
});

async function field(start: number | string, zone = 'Europe/London') {
  const submitted = jest.fn((_values: { at: number }) => Promise.resolve());
  const page = renderPage(
    <Form initialValues={{ at: start }} schema={schema} onSubmit={submitted}>
      <DateTimeField name="at" label="First meeting" zone={zone} unit="seconds" />
      <FormActions submit="Save" />
    </Form>,
  );
  await waitFor(() => expect(screen.getByLabelText('First meeting')).not.toHaveAttribute('readonly'));
  return { ...page, submitted, input: screen.getByLabelText<HTMLInputElement>('First meeting') };
}

const summer = Date.UTC(2030, 6, 2, 18) / 1000;

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

test('what is typed is read in the zone of the meeting', async () => {
  speak('en-GB');
  const { user, input, submitted } = await field('');
  await user.type(input, '2/7/2030 7:00pm');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(submitted).toHaveBeenCalledWith({ at: summer }));
});

test('text that is not a date is kept as typed, and refused with a message', async () => {
  speak('en-GB');
  const { user, input, submitted } = await field(summer);
  await user.clear(input);
  await user.type(input, '31/13/2030 nonsense');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(input).toHaveAccessibleDescription('Invalid date time'));
  expect(input).toHaveValue('31/13/2030 nonsense');
  expect(submitted).not.toHaveBeenCalled();
});

test('an emptied field is empty, not the moment it was', async () => {
  speak('en-GB');
  const { user, input, submitted } = await field(summer);
  await user.clear(input);
  await user.tab();
  expect(input).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'));
  expect(submitted).not.toHaveBeenCalled();
});

test('Escape closes the calendar', async () => {
  speak('en-GB');
  const { user, input, container } = await field(summer);
  await user.click(input);
  expect(container.querySelector('.rdtOpen')).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(container.querySelector('.rdtOpen')).toBeNull();
});

test('a day that is picked keeps the hour', async () => {
  speak('en-GB');
  const { user, input } = await field(summer);
  await user.click(input);
  await user.click(screen.getByRole('cell', { name: '16' }));
  expect(input).toHaveValue('16/07/2030 7:00 pm');
});
