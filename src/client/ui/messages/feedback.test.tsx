import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeTimers } from '../../testing/clock';
import { renderPage, settled } from '../../testing/renderPage';
import { ConfirmPage } from '../confirm/ConfirmPage';
import { ThemeProvider } from '../theme/ThemeProvider';
import { confirm } from './confirm';
import { showMessage, showWithUndo } from './showMessage';
import { ToastsAndDialogs } from './ToastsAndDialogs';

type User = ReturnType<typeof renderPage>['user'];

it('a message is announced politely', async () => {
  renderPage(<ToastsAndDialogs />);
  act(() => showMessage('All saved'));
  expect(await screen.findByRole('status')).toHaveTextContent('All saved');
});

it('a message can offer Undo', async () => {
  const undo = jest.fn();
  const { user } = renderPage(<ToastsAndDialogs />);
  act(() => showWithUndo('Step cleared', undo));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('Step cleared')).not.toBeInTheDocument());
});

describe('a message with an Undo, by keyboard', () => {
  const undo = jest.fn();

  async function open(said: () => void = () => showWithUndo('Step cleared', undo)) {
    fakeTimers({ doNotFake: ['queueMicrotask'] });
    const page = (
      <>
        <h1 tabIndex={-1}>Steps</h1>
        <button>Clear</button>
        <ToastsAndDialogs />
      </>
    );
    const { user } = renderPage(page);
    act(() => screen.getByRole('button', { name: 'Clear' }).focus());
    act(said);
    const toast = await screen.findByRole('status');
    const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
    return { user, toast, wait };
  }

  afterEach(() => {
    act(() => notifications.clean());
    jest.useRealTimers();
  });

  it('is reached by F6 from any element, and F6 returns the focus', async () => {
    const { user, toast } = await open();
    await user.keyboard('{F6}');
    expect(within(toast).getByRole('button', { name: 'Undo' })).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Status messages' })).toContainElement(toast);
    await user.keyboard('{F6}');
    expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
  });

  it.each([
    ['has the focus', (user: User) => user.keyboard('{F6}'), (user: User) => user.keyboard('{F6}')],
    [
      'is under the pointer',
      (user: User, toast: HTMLElement) => user.hover(toast),
      (user: User) => user.hover(document.body),
    ],
  ])('stays while it %s, and for its full time afterwards', async (_how, come, go) => {
    const { user, toast, wait } = await open();
    await come(user, toast);
    await wait(60);
    expect(toast).toBeInTheDocument();
    await go(user);
    await wait(7);
    expect(toast).toBeInTheDocument();
    await wait(2);
    expect(toast).not.toBeInTheDocument();
  });

  it('stays while focused even without an Undo', async () => {
    const { user, toast, wait } = await open(() => showMessage('All saved', 2000));
    await user.keyboard('{F6}');
    await wait(60);
    expect(toast).toBeInTheDocument();
  });

  it.each(['Undo', 'Close'])('%s returns the focus', async (name) => {
    const { user, toast } = await open();
    await user.keyboard('{F6}');
    act(() => within(toast).getByRole('button', { name }).focus());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  });

  it('includes the key for screen readers', async () => {
    const { toast } = await open();
    expect(toast).toHaveTextContent('Step cleared UndoF6 Press F6 to go to Undo.');
  });

  it.each(['Undo', 'Close'])('%s leaves the focus alone if a click doesn’t move it', async (name) => {
    const { toast } = await open();
    fireEvent.click(within(toast).getByRole('button', { name }));
    expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
  });

  it.each(['Shift', 'Control', 'Alt', 'Meta'])('leaves %s+F6 to the browser', async (modifier) => {
    const { user } = await open();
    await user.keyboard(`{${modifier}>}{F6}{/${modifier}}`);
    expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
  });

  it('moves the focus to the heading if the earlier element has disappeared', async () => {
    const { user } = await open();
    const other = document.body.appendChild(document.createElement('button'));
    act(() => other.focus());
    await user.keyboard('{F6}');
    other.remove();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Steps' })).toHaveFocus();
  });

  it('leaves F6 to the browser if there is no message', async () => {
    renderPage(<ToastsAndDialogs />);
    const isLeft = document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6', cancelable: true }));
    await settled();
    expect(isLeft).toBe(true);
  });
});

describe('after a question has been answered', () => {
  afterEach(() => jest.useRealTimers());

  it.each([
    ['confirming', (user: User) => user.click(screen.getByRole('button', { name: 'Remove Anna' }))],
    ['cancelling', (user: User) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['Escape', (user: User) => user.keyboard('{Escape}')],
  ])('%s returns the focus at once, while the dialog still fades', async (_how, answer) => {
    const page = (
      <ThemeProvider>
        <button>Remove</button>
        <ToastsAndDialogs />
      </ThemeProvider>
    );
    const { user } = renderPage(page);
    const asker = screen.getByRole('button', { name: 'Remove' });
    act(() => asker.focus());
    act(() => void confirm({ title: 'Remove Anna Lee?', body: 'She loses her seat.', verb: 'Remove Anna' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    fakeTimers({ doNotFake: ['queueMicrotask'] });
    await answer(user);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(asker).toHaveFocus();
    expect(dialog).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(dialog).not.toBeInTheDocument();
    expect(asker).toHaveFocus();
  });
});

describe('confirming', () => {
  const question = { title: 'Remove Anna Lee?', body: 'She loses her seat.', verb: 'Remove Anna', danger: true };

  it.each([
    ['Remove Anna', true],
    ['Cancel', false],
  ])("an action that can't be undone is confirmed in a dialog: %s", async (button, answer) => {
    const { user } = renderPage(<ToastsAndDialogs />);
    let answered: Promise<boolean> = Promise.reject(new Error('not asked'));
    answered.catch(() => {});
    act(() => void (answered = confirm(question)));
    expect(await screen.findByRole('dialog', { name: 'Remove Anna Lee?' })).toHaveTextContent('She loses her seat.');
    await user.click(screen.getByRole('button', { name: button }));
    await expect(answered).resolves.toBe(answer);
  });

  it("Escape cancels an action that can't be undone", async () => {
    const { user } = renderPage(<ToastsAndDialogs />);
    let answered: Promise<boolean> = Promise.resolve(true);
    act(() => void (answered = confirm(question)));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await expect(answered).resolves.toBe(false);
  });

  it('a confirmation page explains what will happen, does it once, and shows a failure', async () => {
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
    expect(screen.getByText('You lose your seat.')).toBeVisible();
    expect(screen.getByText('The others are told.')).toBeVisible();
    const leave = screen.getByRole('button', { name: 'Leave pod' });
    await user.click(leave);
    await user.click(leave);
    expect(onConfirm).toHaveBeenCalledTimes(1);
    act(() => fail(problem));
    expect(await screen.findByRole('alert')).toHaveTextContent('You lead this pod.');
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/pods');
  });
});
