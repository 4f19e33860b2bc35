import { act, screen } from '@testing-library/react';
import { renderPage, settled } from '../../testing/renderPage';
import { confirm } from './confirm';
import { ToastsAndDialogs } from './ToastsAndDialogs';

jest.mock('./Dialogs', () => {
  throw new Error('Loading chunk dialogs failed.');
});

it('a question whose page has been left doesn’t show on another page', async () => {
  const answered = jest.fn();
  const { unmount } = renderPage(<ToastsAndDialogs />);
  act(() => void confirm({ title: 'Remove Anna Lee?', body: '', verb: 'Remove Anna' }).then(answered));
  unmount();
  renderPage(<ToastsAndDialogs />);
  await settled();
  expect(answered.mock.calls).toEqual([[false]]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('if the dialog can’t be shown, nothing is done and a message explains why', async () => {
  renderPage(<ToastsAndDialogs />);
  const answered = jest.fn();
  act(() => void confirm({ title: 'Remove Anna Lee?', body: '', verb: 'Remove Anna' }).then(answered));
  await settled();
  expect(answered.mock.calls).toEqual([[false]]);
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t ask you to confirm this just now');
});
