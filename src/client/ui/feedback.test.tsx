import { act, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/renderPage';
import { confirm } from './confirm';
import { ConfirmPage } from './ConfirmPage';
import { showMessage, showWithUndo } from './showMessage';
import { ToastsAndDialogs } from './ToastsAndDialogs';

it('a message is announced politely', async () => {
  renderPage(<ToastsAndDialogs />);
  act(() => showMessage('All saved'));
  expect(await screen.findByRole('status')).toHaveTextContent('All saved');
});

it('a message can offer to undo what was done', async () => {
  const undo = jest.fn();
  const { user } = renderPage(<ToastsAndDialogs />);
  act(() => showWithUndo('Step cleared', undo));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('Step cleared')).not.toBeInTheDocument());
});

describe('confirming', () => {
  const question = { title: 'Remove Anna Lee?', body: 'She loses her seat.', verb: 'Remove Anna', danger: true };

  it.each([
    ['Remove Anna', true],
    ['Cancel', false],
  ])("what can't be undone is confirmed in a dialog: %s", async (button, answer) => {
    const { user } = renderPage(<ToastsAndDialogs />);
    let answered: Promise<boolean> = Promise.reject(new Error('not asked'));
    answered.catch(() => {});
    act(() => void (answered = confirm(question)));
    expect(await screen.findByRole('dialog', { name: 'Remove Anna Lee?' })).toHaveTextContent('She loses her seat.');
    await user.click(screen.getByRole('button', { name: button }));
    await expect(answered).resolves.toBe(answer);
  });

  it("what can't be undone is not done when the dialog is left with Escape", async () => {
    const { user } = renderPage(<ToastsAndDialogs />);
    let answered: Promise<boolean> = Promise.resolve(true);
    act(() => void (answered = confirm(question)));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await expect(answered).resolves.toBe(false);
  });

  it('a confirmation page shows what will happen, does it once, and shows why it failed', async () => {
    const problem = { status: 409, data: { detail: 'You lead this pod.' } };
    let fail: (reason: object) => void = () => {};
    const onConfirm = jest.fn(() => new Promise<void>((_, reject) => (fail = reject)));
    const { user } = renderPage(
      <ConfirmPage
        title="Leave Early birds"
        effects={['You lose your seat.', 'The others are told.']}
        verb="Leave pod"
        danger
        onConfirm={onConfirm}
        back={{ to: '/pods' }}
      />,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'You lose your seat.',
      'The others are told.',
    ]);
    const leave = screen.getByRole('button', { name: 'Leave pod' });
    await user.click(leave);
    await user.click(leave);
    expect(onConfirm).toHaveBeenCalledTimes(1);
    act(() => fail(problem));
    expect(await screen.findByRole('alert')).toHaveTextContent('You lead this pod.');
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/pods');
  });
});
