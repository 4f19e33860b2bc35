import { render, screen, waitFor, within } from '@testing-library/react';
import { ThemeProvider } from '../ui/theme/ThemeProvider';
import { ToastsAndDialogs } from '../ui/messages/ToastsAndDialogs';
import type { renderPage } from './renderPage';

/**
 * Expects the page to stay until the answer, and then the link's target after 'Leave page', or this page after 'Keep
 * editing'.
 */
export async function answerBeforeLeaving(
  { user, address }: Pick<ReturnType<typeof renderPage>, 'user' | 'address'>,
  link: string,
  answer: 'Keep editing' | 'Leave page',
) {
  const dialogs = render(<ToastsAndDialogs />, { wrapper: ThemeProvider });
  const [here, to] = [address(), screen.getByRole('link', { name: link })];
  const target = to.getAttribute('href');
  await user.click(to);
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(address()).toBe(here);
  await user.click(within(dialog).getByRole('button', { name: answer }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(address()).toBe(answer === 'Leave page' ? target : here));
  dialogs.unmount();
}
