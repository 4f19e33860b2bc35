import { screen, waitFor, within } from '@testing-library/react';
import type { OwnWords } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { answerBeforeLeaving } from '../../testing/leaving';
import { renderPage } from '../../testing/renderPage';
import { aBusiness, aMembership, anOwnedMembership } from '../../testing/samples';
import { ToastsAndDialogs } from '../../ui/messages/ToastsAndDialogs';
import { OwnWordsPage } from './OwnWordsPage';

const membership = anOwnedMembership({ businessName: 'Kiln & Co' });
const saved: OwnWords = { joinText: 'No recorders here.', version: 'v1' };

function open(replies: Parameters<typeof fakeApi>[0] = {}, withToasts = true) {
  const api = fakeApi({
    listMyBusinesses: reply([aBusiness()]),
    getMembership: reply(membership),
    getOwnWords: reply(saved),
    saveOwnWords: reply({ ...saved, version: 'v2' }),
    ...replies,
  });
  const page = renderPage(
    <>
      {withToasts && <ToastsAndDialogs />}
      <OwnWordsPage />
    </>,
    { route: pathTo(paths.membershipOwnWords, { membership: membership.id }) },
  );
  const bodies = (operationId: string) =>
    api.sent.filter((one) => one.operationId === operationId).map(({ body }) => body);
  return { ...api, ...page, bodies };
}

const welcome = () => screen.findByLabelText('Welcome email');
const save = (user: ReturnType<typeof open>['user']) =>
  user.click(screen.getByRole('button', { name: 'Save changes' }));
const preview = (index: number) => within(screen.getAllByRole('group', { name: 'Preview' })[index]!);

it('each text has a preview that follows what is typed, as its receiver sees it', async () => {
  const { user } = open();
  await user.type(await welcome(), 'Come in.{enter}<b>Rules</b>: https://example.com/rules{enter}javascript:alert(1)');
  expect(preview(0).getByText('A word from Kiln & Co:')).toBeVisible();
  const quote = preview(0).getByRole('blockquote');
  expect(quote.textContent).toBe('Come in.\n<b>Rules</b>: https://example.com/rules\njavascript:alert(1)');
  const links = within(quote).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.com/rules']);
  expect(preview(1).getByText('Nothing will be added.')).toBeVisible();
  expect(preview(2).getByRole('blockquote')).toHaveTextContent('No recorders here.');
});

it('a preview shows neither marks that reorder text nor a text without anything visible', async () => {
  const { user } = open();
  const field = await welcome();
  await user.click(field);
  await user.paste('pay \u202Egpj.exe');
  expect(preview(0).getByRole('blockquote').textContent).toBe('pay gpj.exe');
  await user.clear(field);
  await user.paste('\u200B');
  expect(preview(0).getByText('Nothing will be added.')).toBeVisible();
});

it('saving sends all three texts with the version that they were changed from', async () => {
  const { user, bodies } = open();
  await user.type(await welcome(), ' Come in. ');
  await save(user);
  expect(await screen.findByText('All saved')).toBeVisible();
  expect(bodies('saveOwnWords')).toEqual([
    { welcomeText: 'Come in.', invitationText: '', joinText: 'No recorders here.', version: 'v1' },
  ]);
});

it('a text that is too long is kept and refused', async () => {
  const { user, bodies } = open();
  const field = await welcome();
  await user.click(field);
  await user.paste('x'.repeat(501));
  await save(user);
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Welcome email must be 500 characters or fewer')),
  );
  expect(field).toHaveValue('x'.repeat(501));
  expect(bodies('saveOwnWords')).toEqual([]);
});

it('what somebody else has changed in the meantime is kept', async () => {
  const page = open({ saveOwnWords: refuse(409, { code: 'changed_meanwhile' }) });
  await page.user.type(await welcome(), 'Come in.');
  page.replies.getOwnWords = reply({ joinText: 'Cameras on.', version: 'v9' });
  page.replies.saveOwnWords = ({ body }) =>
    (body as { version: string }).version === 'v9'
      ? reply({ version: 'v10' })
      : refuse(409, { code: 'changed_meanwhile' });
  await save(page.user);
  await waitFor(() =>
    expect(page.bodies('saveOwnWords').at(-1)).toEqual({
      welcomeText: 'Come in.',
      invitationText: '',
      joinText: 'Cameras on.',
      version: 'v9',
    }),
  );
});

it('unsaved words are asked about', async () => {
  const page = open({}, false);
  await page.user.type(await welcome(), '!');
  await answerBeforeLeaving(page, 'Home', 'Keep editing');
});

it('people who don’t run the membership find no page', async () => {
  const { bodies } = open({ getMembership: reply(aMembership()) });
  expect(await screen.findByText('Sorry, page not found')).toBeVisible();
  expect(bodies('getOwnWords')).toEqual([]);
});
