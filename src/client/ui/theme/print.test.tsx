import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Button } from '@mantine/core';
import { renderPage } from '../../testing/renderPage';
import { ButtonLink } from '../ButtonLink';
import { PageHeader } from '../pages/PageHeader';

/** jsdom doesn't support media conditions. */
const onPaper = /^@media print \{(.+)^\}/ms.exec(readFileSync(join(__dirname, 'print.css'), 'utf8'))?.[1];

it('a printed page has its content and chosen marks, without the frame and controls for screens', () => {
  const { getByText, getByLabelText } = renderPage(
    <>
      <style>{onPaper}</style>
      <div id="root">
        <header>Menus</header>
        <main>
          <PageHeader title="Early Birds" crumbs={[{ label: 'Pods', to: '/pods' }]} actions={<Button>Save</Button>} />
          <ButtonLink to="/pods">Other pods</ButtonLink>
          <Button aria-pressed>Came</Button>
          <Button aria-pressed={false}>Absent</Button>
          <form aria-label="Search">Name</form>
          <p>Meets on Tuesdays</p>
        </main>
        <nav>Bottom bar</nav>
      </div>
      <div data-portal>Saved</div>
    </>,
  );
  for (const shown of ['Early Birds', 'Came', 'Meets on Tuesdays']) expect(getByText(shown)).toBeVisible();
  for (const hidden of ['Menus', 'Pods', 'Save', 'Other pods', 'Absent', 'Bottom bar', 'Saved']) {
    expect(getByText(hidden)).not.toBeVisible();
  }
  expect(getByLabelText('Search')).not.toBeVisible();
});
