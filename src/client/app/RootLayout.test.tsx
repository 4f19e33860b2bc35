import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ChatLink } from '../ui/ChatLink';
import { Breadcrumbs } from '../ui/pages/Breadcrumbs';
import { PageHeading } from '../ui/pages/PageHeading';
import { renderPage } from '../testing/renderPage';
import { SkipLink } from './layout/SkipLink';
import { RootLayout } from './RootLayout';

const content = (title: string, links?: ReactNode) => (
  <>
    <SkipLink />
    <main id="content">
      <PageHeading>{title}</PageHeading>
      {links}
    </main>
  </>
);

const routes = [
  {
    element: <RootLayout />,
    children: [
      { path: '/pods', element: content('Pods', <ChatLink to="/chats?c=1">Chat</ChatLink>) },
      { path: '/chats', element: content('Chats', <Breadcrumbs crumbs={[{ label: 'Pods', to: '/pods?p=1' }]} />) },
    ],
  },
];

it("navigation sets the window title to the page's, and moves the focus to the new page's heading", async () => {
  const { router } = renderPage(routes, { route: '/pods' });
  expect(document.title).toBe('Pods · Stepwell');
  expect(screen.getByRole('heading', { name: 'Pods' })).not.toHaveFocus();
  await act(() => router.navigate('/chats'));
  expect(screen.getByRole('heading', { name: 'Chats' })).toHaveFocus();
  expect(document.title).toBe('Chats · Stepwell');
});

it('navigation keeps the focus if only the search or sort order changes', async () => {
  const { router, user } = renderPage(routes, { route: '/pods' });
  await user.tab();
  await act(() => router.navigate('/pods?sort=name'));
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
});

it('the skip link moves the focus to the content', async () => {
  const { user } = renderPage(routes, { route: '/pods' });
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Pods' })).toHaveFocus();
});

it.each([
  ['the page before', '/pods?p=1', '/chats'],
  ['another page', '/pods?p=2', '/chats?c=1'],
])(
  'links between a page and its chat go back only if they lead to the page before: from %s',
  async (_page, first, afterBack) => {
    const { router, user, address } = renderPage(routes, { route: '/chats' });
    const follow = async (name: string, to: string) => {
      await user.click(screen.getByRole('link', { name }));
      await waitFor(() => expect(address()).toBe(to));
    };
    await act(() => router.navigate(first));
    await follow('Chat', '/chats?c=1');
    await follow('Pods', '/pods?p=1');
    expect(screen.getByRole('heading', { name: 'Pods' })).toHaveFocus();
    await follow('Chat', '/chats?c=1');
    await follow('Pods', '/pods?p=1');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe(afterBack));
  },
);
