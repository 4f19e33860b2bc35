import { createBrowserRouter, createMemoryRouter } from 'react-router-dom';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, type ReactElement } from 'react';
import * as ReactDom from 'react-dom/client';
import { storeAccessToken } from '../api/transport/accessToken';
import { App } from '../app/App';
import { SessionGate } from '../app/layout/SessionGate';
import { routes } from '../app/routes/router';
import { makeStore } from '../app/store';
import { fakeApi, pending, refuse } from '../testing/fakeApi';
import { signIn } from '../testing/token';
import { renderLoading, renderPublic } from './prerender';
import { publicPages, signedInPages } from './prerenderedPages';
import { hydratePage, isPrerendered, renderFromScratch } from './takeOver';

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset.sent;
});

async function open(path: string): Promise<HTMLElement> {
  window.history.replaceState(null, '', path);
  const { html } = await renderPublic(path);
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  return container;
}

async function begin(container: HTMLElement): Promise<void> {
  const store = makeStore();
  expect(isPrerendered(container, store)).toBe(true);
  const router = createBrowserRouter(routes);
  await act(() => hydratePage(Promise.resolve(ReactDom), container, router, <App store={store} router={router} />));
}

it.each(Object.keys(publicPages))('%s is hydrated as it was prerendered', async (path) => {
  const complaints = jest.spyOn(console, 'error');
  const container = await open(path);
  const heading = screen.getByRole('heading', { level: 1 });
  await begin(container);
  expect(complaints).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  expect(document.title).toContain(heading.textContent);
});

it('text typed before hydration is kept in the form, which is submitted if the user had already submitted it', async () => {
  const { sent } = fakeApi({ login: refuse(401) });
  const container = await open('/login');
  await userEvent.type(screen.getByLabelText('Email'), 'maya@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'Tiny-Step-1');
  document.documentElement.dataset.sent = '';
  await begin(container);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ username: 'maya@example.com', password: 'Tiny-Step-1' }]);
  expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com');
});

it('typed text is put into its own form only, never into a later one', async () => {
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

it("a submission on a page without a form isn't repeated by a later form", async () => {
  const container = await open('/invalid');
  document.documentElement.dataset.sent = '';
  await begin(container);
  expect(document.documentElement.dataset.sent).toBeUndefined();
});

describe('a signed-in user', () => {
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

  it('is redirected from a page that the inline script hides', () => {
    document.documentElement.dataset.leaving = '';
    expect(isPrerendered(page(), store())).toBe(false);
    expect(document.documentElement.dataset.leaving).toBeUndefined();
  });

  it('sees a prerendered page that they may open', () => expect(isPrerendered(page(), store())).toBe(true));

  it('sees the login once the session has ended', () => {
    document.documentElement.dataset.leaving = '';
    storeAccessToken('over');
    expect(isPrerendered(page(), makeStore())).toBe(true);
    expect(document.documentElement.dataset.leaving).toBeUndefined();
  });
});

describe('a signed-in page', () => {
  const openLoading = async (path: string) => {
    const { html } = await renderLoading(path);
    document.body.innerHTML = `<div id="prerendered">${html}</div><div id="root"></div>`;
    return document.getElementById('root') as HTMLElement;
  };
  const takeOverWith = (container: HTMLElement, element: ReactElement, onRendered?: () => void) => {
    const store = makeStore();
    const router = createMemoryRouter([{ path: '*', element }]);
    act(() => renderFromScratch(ReactDom, container, store, <App store={store} router={router} />, onRendered));
  };
  afterEach(() => localStorage.clear());

  it.each(Object.keys(signedInPages))('%s shows its frame while loading', async (path) => {
    await openLoading(path);
    expect(screen.getByRole('link', { name: 'Stepwell, start page' })).toBeInTheDocument();
    expect(screen.getByRole('main')).toBeInTheDocument();
  });

  it.each(['/memberships', '/pods', '/notifications', '/my-settings'])(
    '%s shows its title while loading',
    async (path) => {
      const { head } = await renderLoading(path);
      await openLoading(path);
      expect(head).toContain(`<title>${screen.getByRole('heading', { level: 1 }).textContent} · Stepwell</title>`);
    },
  );

  it('is replaced as soon as the page has rendered, but not before', async () => {
    signIn('me');
    const container = await openLoading('/pods');
    const titles = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
    const [whileLoading, onceRendered] = [jest.fn(titles), jest.fn(titles)];
    const Page = () => {
      whileLoading();
      useLayoutEffect(() => void onceRendered(), []);
      return <h1>Rendered</h1>;
    };
    const onRendered = jest.fn();
    takeOverWith(container, <Page />, onRendered);
    expect(onRendered).toHaveBeenCalledTimes(1);
    expect(whileLoading).toHaveNthReturnedWith(1, ['Pods']);
    expect(onceRendered).toHaveNthReturnedWith(1, ['Rendered']);
  });

  it('leaves the reader where they have scrolled to, and the focus on the link that had it', async () => {
    signIn('me');
    const container = await openLoading('/pods');
    jest.replaceProperty(window, 'scrollY', 300);
    document.querySelector<HTMLElement>('#prerendered a[href="/pods"]')?.focus();
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation();
    const Page = () => {
      useLayoutEffect(() => window.scrollTo(0, 0), []);
      return <a href="/pods">All pods</a>;
    };
    takeOverWith(container, <Page />);
    expect(scrolled).toHaveBeenLastCalledWith(0, 300);
    expect(screen.getByRole('link', { name: 'All pods' })).toHaveFocus();
  });

  it('keeps showing its loading state until the session has started', async () => {
    signIn('me');
    fakeApi({ getMyUser: pending });
    const container = await openLoading('/pods');
    const heading = screen.getByRole('heading', { level: 1, name: 'Pods' });
    takeOverWith(container, <SessionGate>The page</SessionGate>);
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    expect(container.contains(heading)).toBe(true);
  });

  it('disappears immediately for signed-out users', async () => {
    const container = await openLoading('/pods');
    const whileLoading = jest.fn(() => document.getElementById('prerendered'));
    const Page = () => {
      whileLoading();
      return <h1>Log in</h1>;
    };
    takeOverWith(container, <Page />);
    expect(whileLoading).toHaveNthReturnedWith(1, null);
    expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument();
  });

  it('a page without a loading state is not prerendered', () =>
    expect(renderLoading('/invalid')).rejects.toThrow('waits for nothing'));
});

it('a page that only redirects is not prerendered', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await expect(renderPublic('/')).rejects.toThrow('/ has no title');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('<Navigate>'));
});
