import { createBrowserRouter } from 'react-router-dom';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeAccessToken } from '../api/accessToken';
import { App } from '../app/App';
import { isPainted, takeOver } from '../app/painted';
import { paintedPages } from './paintedPages';
import { routes } from '../app/router';
import { makeStore } from '../app/store';
import { fakeApi, refuse } from '../testing/fakeApi';
import { signIn } from '../testing/token';
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
  await act(() => takeOver(container, router, <App store={store} router={router} />));
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
  // As client/early notes it.
  document.documentElement.dataset.sent = '';
  await begin(container);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ username: 'maya@example.com', password: 'Tiny-Step-1' }]);
  expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com');
});

it('what was typed goes into the form that it was typed into, and into no later one', async () => {
  const container = await open('/login');
  await userEvent.type(screen.getByLabelText('Email'), 'maya@example.com');
  await begin(container);
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com'));
  await userEvent.type(screen.getByLabelText('Password'), 'Tiny-Step-1');
  await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
  expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('');
  act(() => window.history.back());
  expect(await screen.findByLabelText('Password')).toHaveValue('');
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

it('what was sent on a page without a form is sent by no form', async () => {
  const container = await open('/terms');
  document.documentElement.dataset.sent = '';
  await begin(container);
  expect(document.documentElement.dataset.sent).toBeUndefined();
});

describe('who is signed in', () => {
  const page = () => {
    const container = document.createElement('div');
    container.innerHTML = '<h1>Log in</h1>';
    return container;
  };
  const store = () => {
    signIn('me');
    return makeStore();
  };
  afterEach(() => localStorage.clear());

  it('is led on from a page that client/early leaves unseen', () => {
    document.documentElement.dataset.leaving = '';
    expect(isPainted(page(), store())).toBe(false);
    expect(document.documentElement.dataset.leaving).toBeUndefined();
  });

  it('reads on where a page is theirs, too', () => expect(isPainted(page(), store())).toBe(true));

  it('sees the login once their session is over', () => {
    document.documentElement.dataset.leaving = '';
    storeAccessToken('over');
    expect(isPainted(page(), makeStore())).toBe(true);
    expect(document.documentElement.dataset.leaving).toBeUndefined();
  });
});

it('a page that only leads on is not drawn', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await expect(render('/')).rejects.toThrow('/ has no title');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('<Navigate>'));
});
