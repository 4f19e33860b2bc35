import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { passed } from '../../testing/passed';
import { settled } from '../../testing/renderPage';
import { SearchField } from './SearchField';
import { ThemeProvider } from '../theme/ThemeProvider';

/** The field of an address that has this search, and takes another one when the test says so. */
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

const rest = () => passed(350).then(settled);

test('what is pasted over a search is not lost to the search it replaces', async () => {
  const { onChange, input, type } = open();
  type('ann');
  type('x'.repeat(101));
  await rest();
  expect(onChange).not.toHaveBeenCalled();
  expect(input).toHaveValue('x'.repeat(101));
});

test('letters typed while the address changes stay, and are looked for', async () => {
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

test('all letters taken back while the address changes are taken back there, too', async () => {
  const { onChange, input, type, arrive } = open();
  type('ann');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('ann'));
  type('');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(''));
  arrive('ann');
  expect(input).toHaveValue('');
});

test('a search that comes with the address replaces what is typed, which is not looked for any more', async () => {
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
