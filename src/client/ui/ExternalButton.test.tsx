import { screen } from '@testing-library/react';
import { renderPage } from '../testing/renderPage';
import { ExternalButton } from './ExternalButton';

it.each(['https://meet.example/one?a=b', 'http://meet.example', '/account/settings?panel=profile'])(
  'links to %s',
  (href) => {
    renderPage(<ExternalButton href={href}>Join</ExternalButton>);
    expect(screen.getByRole('link', { name: /^Join/ })).toHaveAttribute('href', href);
  },
);

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://',
  'data:text/html,x',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'vbscript:x',
  '',
])('never links to a stored %p', (href) => {
  renderPage(<ExternalButton href={href}>Join</ExternalButton>);
  expect(screen.queryByText(/Join/)).toBeNull();
});
