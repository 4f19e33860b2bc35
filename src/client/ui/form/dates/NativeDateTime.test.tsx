import { fireEvent, screen, waitFor } from '@testing-library/react';
import { object } from 'yup';
import { momentField } from '../../../../domain/forms/timeFields';
import { renderPage } from '../../../testing/renderPage';
import { Form } from '../Form';
import { FormActions } from '../FormActions';
import { DateTimeField } from './DateTimeField';

jest.mock('./DateTimePicker', () => {
  throw new Error('the calendar was loaded on touch');
});

beforeEach(() => {
  const media = (query: string) => ({ matches: query === '(pointer: coarse)', media: query });
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => ({ ...media(query), addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    );
});

const summer = Date.UTC(2030, 6, 2, 18) / 1000;
const schema = object({ at: momentField('milliseconds').required('Commitment date is required') });

async function open(start: number | string, bounds = {}) {
  const submitted = jest.fn((_values: { at: number }) => Promise.resolve());
  const page = renderPage(
    <Form guard="short" initialValues={{ at: start }} schema={schema} onSubmit={submitted}>
      <DateTimeField name="at" label="Commitment date" zone="Europe/London" unit="milliseconds" {...bounds} />
      <FormActions submit="Save" />
    </Form>,
  );
  await screen.findByRole('group', { name: 'Commitment date' });
  const part = (name: 'date' | 'time') => screen.getByLabelText<HTMLInputElement>(`Commitment date: ${name}`);
  const choose = (name: 'date' | 'time', value: string) => fireEvent.change(part(name), { target: { value } });
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...page, submitted, part, choose, save };
}

test('touch screens get the system’s own date and time inputs, in the zone of the field', async () => {
  const { part, choose, save, submitted } = await open(summer * 1000 + 12_345);
  expect(part('date')).toHaveAttribute('type', 'date');
  expect(part('date')).toHaveValue('2030-07-02');
  expect(part('time')).toHaveAttribute('type', 'time');
  expect(part('time')).toHaveValue('19:00');
  choose('time', '08:30');
  choose('date', '2030-12-02');
  await save();
  await waitFor(() => expect(submitted).toHaveBeenCalledWith({ at: Date.UTC(2030, 11, 2, 8, 30) }));
});

test('a date entered first gets an hour immediately', async () => {
  const { part, choose, save, submitted } = await open('');
  choose('date', '2030-07-02');
  expect(part('time')).toHaveValue('19:00');
  await save();
  await waitFor(() => expect(submitted).toHaveBeenCalledWith({ at: summer * 1000 }));
});

test('a missing part shows an error at its own input, and the other part stays', async () => {
  const { part, choose, save, submitted } = await open(summer * 1000);
  choose('time', '');
  await save();
  await waitFor(() => expect(part('time')).toHaveFocus());
  expect(part('time')).toHaveAttribute('aria-invalid', 'true');
  expect(part('time')).toHaveAccessibleDescription('Invalid date time');
  expect(part('date')).toHaveAttribute('aria-invalid', 'false');
  expect(part('date')).toHaveValue('2030-07-02');
  choose('date', '');
  await waitFor(() => expect(part('date')).toHaveAccessibleDescription('Commitment date is required'));
  expect(submitted).not.toHaveBeenCalled();
});

test('a field for a day alone asks for no time', async () => {
  const { save, submitted } = await open('', { isDay: true });
  fireEvent.change(screen.getByLabelText('Commitment date', { selector: 'input' }), {
    target: { value: '2030-07-02' },
  });
  await save();
  await waitFor(() => expect(submitted).toHaveBeenCalledWith({ at: Date.UTC(2030, 6, 1, 23) }));
});

test('the calendar offers the days that the form accepts', async () => {
  const day = 86_400;
  const { part, unmount } = await open(summer * 1000, { earliest: summer - day, latest: summer + day });
  expect(part('date')).toHaveAttribute('min', '2030-07-01');
  expect(part('date')).toHaveAttribute('max', '2030-07-03');
  unmount();
  const other = await open('', { earliest: summer, kept: summer - 3 * day });
  expect(other.part('date')).toHaveAttribute('min', '2030-06-29');
});
