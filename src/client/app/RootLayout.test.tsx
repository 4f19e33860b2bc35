import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { PageHeading } from '../ui/PageHeading';
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

it("moving through the site names the window after each page, and gives the focus to the new page's heading", async () => {
  const { router } = renderPage(routes, { route: '/pods' });
  expect(document.title).toBe('Pods · Stepwell');
  expect(screen.getByRole('heading', { name: 'Pods' })).not.toHaveFocus();
  await act(() => router.navigate('/chats'));
  expect(screen.getByRole('heading', { name: 'Chats' })).toHaveFocus();
  expect(document.title).toBe('Chats · Stepwell');
});

it('moving through the site leaves the focus where it is when only search or sort change', async () => {
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

describe('what has the focus goes with what was done by it', () => {
  function Applicants({ isNearer }: { isNearer?: boolean }) {
    const [isThere, setThere] = useState(true);
    return (
      <main id="content">
        <PageHeading>Applicants</PageHeading>
        {isThere && <button onClick={() => setThere(false)}>Approve</button>}
        {!isThere && isNearer && <button ref={(button) => button?.focus()}>Undo</button>}
        <p>Nobody else</p>
      </main>
    );
  }
  const open = (element: ReactNode) =>
    renderPage([{ element: <RootLayout />, children: [{ path: '/pods', element }] }], { route: '/pods' });

  it('one goes on at the heading', async () => {
    const { user } = open(<Applicants />);
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Applicants' })).toHaveFocus());
  });

  it('or at what is nearer', async () => {
    const { user } = open(<Applicants isNearer />);
    await user.tab();
    await user.keyboard('{Enter}');
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  });

  it('but who has left it by a press elsewhere stays there', async () => {
    let answer = () => {};
    function AnsweredElsewhere() {
      const [isThere, setThere] = useState(true);
      answer = () => setThere(false);
      return <main id="content">{isThere && <button>Approve</button>}</main>;
    }
    const { user } = open(
      <>
        <PageHeading>Applicants</PageHeading>
        <AnsweredElsewhere />
      </>,
    );
    await user.tab();
    await user.click(document.body);
    act(answer);
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(document.body).toHaveFocus();
  });
});
