import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { passTime } from '../../testing/passTime';
import { settled } from '../../testing/renderPage';
import { ThemeProvider } from '../theme/ThemeProvider';
import { SearchField } from './SearchField';

function open(value = '') {
  const onChange = jest.fn();
  const field = (search: string) => (
    <ThemeProvider env="test">
      <SearchField hint="Name" value={search} onChange={onChange} />
    </ThemeProvider>
  );
  const { rerender } = render(field(value));
  const input = screen.getByRole('searchbox');
  const type = (text: string) => fireEvent.change(input, { target: { value: text } });
  return { onChange, input, type, arrive: (search: string) => rerender(field(search)) };
}

const rest = () => passTime(350).then(settled);

test('text pasted over a search is not lost to the search that it replaces', async () => {
  const { onChange, input, type } = open();
  type('ann');
  type('x'.repeat(101));
  await rest();
  expect(onChange).not.toHaveBeenCalled();
  expect(input).toHaveValue('x'.repeat(101));
});

test('letters typed while the address changes stay, and are searched', async () => {
  const { onChange, input, type, arrive } = open();
  type('an');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('an'));
  type('ann');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('ann'));
  type('anna');
  arrive('an');
  expect(input).toHaveValue('anna');
  arrive('ann');
  expect(input).toHaveValue('anna');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('anna'));
});

test('clearing the field while the address changes clears the address too', async () => {
  const { onChange, input, type, arrive } = open();
  type('ann');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('ann'));
  type('');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(''));
  arrive('ann');
  expect(input).toHaveValue('');
});

test('a search from the address replaces the typed text, which is no longer searched', async () => {
  const { onChange, input, type, arrive } = open();
  type('ann');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('ann'));
  arrive('ann');
  type('anna');
  arrive('');
  expect(input).toHaveValue('');
  await rest();
  expect(onChange).toHaveBeenCalledTimes(1);
  arrive('ann');
  expect(input).toHaveValue('ann');
});
