import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { passTime } from '../../testing/passTime';
import { renderPage } from '../../testing/renderPage';
import { PageHeading } from '../pages/PageHeading';
import { useRestoreFocus } from './useRestoreFocus';

describe('when the focused element disappears, the focus', () => {
  function Applicants({ isNearer }: { isNearer?: boolean }) {
    const [isVisible, setVisible] = useState(true);
    return (
      <main id="content">
        <PageHeading>Applicants</PageHeading>
        {isVisible && <button onClick={() => setVisible(false)}>Approve</button>}
        {!isVisible && isNearer && <button ref={(button) => button?.focus()}>Undo</button>}
        <p>Nobody else</p>
      </main>
    );
  }
  function Frame({ children }: { children: ReactNode }) {
    useRestoreFocus();
    return children;
  }
  const open = (element: ReactNode) => renderPage(<Frame>{element}</Frame>, { route: '/pods' });

  it('moves to the heading', async () => {
    const { user } = open(<Applicants />);
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Applicants' })).toHaveFocus());
  });

  it('moves to a nearer target if there is one', async () => {
    const { user } = open(<Applicants isNearer />);
    await user.tab();
    await user.keyboard('{Enter}');
    await act(() => passTime(100));
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  });

  it('stays on an element that the user has clicked since', async () => {
    const { user } = open(<Applicants />);
    await user.tab();
    await user.keyboard('{Enter}');
    await act(() => Promise.resolve());
    await user.click(document.body);
    await act(() => passTime(100));
    expect(document.body).toHaveFocus();
  });

  it('isn’t moved to the heading if the user had already clicked elsewhere', async () => {
    let answer = () => {};
    function AnsweredElsewhere() {
      const [isVisible, setVisible] = useState(true);
      answer = () => setVisible(false);
      return <main id="content">{isVisible && <button>Approve</button>}</main>;
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
    await act(() => passTime(100));
    expect(document.body).toHaveFocus();
  });
});
