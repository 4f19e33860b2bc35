import { act, screen } from '@testing-library/react';
import { PageHeading } from '../ui/pages/PageHeading';
import { renderPage } from '../testing/renderPage';
import { SkipLink } from './layout/SkipLink';
import { RootLayout } from './RootLayout';

const content = (title: string) => (
  <>
    <SkipLink />
    <main id="content">
      <PageHeading>{title}</PageHeading>
    </main>
  </>
);

const routes = [
  {
    element: <RootLayout />,
    children: [
      { path: '/pods', element: content('Pods') },
      { path: '/chats', element: content('Chats') },
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
