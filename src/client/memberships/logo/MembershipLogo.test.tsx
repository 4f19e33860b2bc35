import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';
import { aMembership } from '../../testing/samples';
import { MembershipLogo } from './MembershipLogo';

const withLogo = aMembership({ hasLogo: true, logoVersion: 'v1' });
const show = (membership: typeof withLogo) =>
  renderPage(<MembershipLogo membership={membership} />, { route: '/pods' });

test('a membership shows its logo, hidden from screen readers since the name is next to it', () => {
  show(withLogo);
  expect(screen.getByRole('presentation')).toHaveAttribute(
    'src',
    expect.stringMatching(`/v1/memberships/${withLogo.id}/logo\\?v=v1$`),
  );
});

test("a membership whose logo is missing or can't be loaded shows its initials", () => {
  const { unmount } = show(aMembership());
  expect(screen.getByText('SS')).toHaveAttribute('aria-hidden', 'true');
  unmount();
  show(withLogo);
  fireEvent.error(screen.getByRole('presentation'));
  expect(screen.getByText('SS')).toBeInTheDocument();
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
});

test('no logo or initials show while the membership is loading', () => {
  renderPage(
    <div data-testid="row">
      <MembershipLogo membership={undefined} />
    </div>,
    { route: '/pods' },
  );
  const space = screen.getByTestId('row').firstElementChild;
  expect(space).toBeInTheDocument();
  expect(space).toBeEmptyDOMElement();
});
