import { createBrowserRouter } from 'react-router-dom';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app/App';
import { isPainted, takeOver } from '../app/painted';
import { paintedPages } from '../app/paintedPages';
import { routes } from '../app/router';
import { makeStore } from '../app/store';
import { fakeApi, refuse } from '../testing/fakeApi';
import { render } from './render';

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset.sent;
});

/** The page as the server sends it, before any of its scripts. */
async function open(path: string): Promise<HTMLElement> {
  window.history.replaceState(null, '', path);
  const { html } = await render(path);
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  return container;
}

/** Its scripts are there. */
async function begin(container: HTMLElement): Promise<void> {
  const store = makeStore();
  expect(isPainted(container, store)).toBe(true);
  const router = createBrowserRouter(routes);
  await act(async () => {
    takeOver(container, router, <App store={store} router={router} />);
    await waitFor(() => expect(router.state.initialized).toBe(true));
  });
}

it.each(Object.keys(paintedPages))('%s is taken over as it was painted', async (path) => {
  const complaints = jest.spyOn(console, 'error');
  const container = await open(path);
  const heading = screen.getByRole('heading', { level: 1 });
  await begin(container);
  expect(complaints).not.toHaveBeenCalled();
  // The very same: nothing was drawn anew.
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  expect(document.title).toContain(heading.textContent);
});

it('what is typed into a page that was only painted is in its form, and sent once more if it was sent', async () => {
  const { sent } = fakeApi({ login: refuse(401) });
  const container = await open('/login');
  await userEvent.type(screen.getByLabelText('Email'), 'maya@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'Tiny-Step-1');
  // As public/theme.js notes it.
  document.documentElement.dataset.sent = '';
  await begin(container);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ username: 'maya@example.com', password: 'Tiny-Step-1' }]);
  expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com');
});

it('a page that only leads on is not drawn', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await expect(render('/')).rejects.toThrow('/ has no title');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('<Navigate>'));
});
