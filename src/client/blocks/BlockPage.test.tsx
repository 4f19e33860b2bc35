import { screen } from '@testing-library/react';
import type { Block } from '../../contract/entities.gen';
import { blockPath } from '../../domain/links';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { idOf } from '../testing/samples';
import { signIn } from '../testing/token';
import { BlockPage } from './BlockPage';

const ben: Block = { userId: idOf(4), firstName: 'Ben', lastName: 'Cole', pods: [] };
const pods = [{ id: idOf(6), name: 'Early Birds' }];
const done = reply({ done: true });

function open(person: Block, given: Parameters<typeof fakeApi>[0] = {}) {
  signIn(idOf(9));
  const api = fakeApi({ getBlock: reply(person), blockPerson: done, unblockPerson: done, ...given });
  const page = renderPage(<BlockPage />, { route: blockPath({ userId: ben.userId, back: '/pod?p=1' }) });
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }));
  return { ...page, ...api, press };
}

it('says what a block does, and offers to switch from the pods where the two meet', async () => {
  const { press, sent } = open({ ...ben, pods });
  expect(await screen.findByText(/We don’t tell anybody/)).toBeVisible();
  await press('Block Ben Cole');
  expect(await screen.findByRole('heading', { name: 'You’ve blocked Ben Cole' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Switch pod' })).toHaveAttribute(
    'href',
    `/pod/switch?p=${pods[0]?.id ?? ''}`,
  );
  expect(screen.getByRole('link', { name: 'Back to where you were' })).toHaveAttribute('href', '/pod?p=1');
  expect(sent.map(({ operationId }) => operationId)).toContain('blockPerson');
});

it('offers no switch to those who don’t meet', async () => {
  const { press } = open(ben);
  await press('Block Ben Cole');
  await screen.findByRole('heading', { name: 'You’ve blocked Ben Cole' });
  expect(screen.queryByRole('link', { name: 'Switch pod' })).toBeNull();
});

it('unblocks somebody who is blocked, also if they can’t be found any more afterwards', async () => {
  let isBlocked = true;
  const { press, sent } = open(ben, {
    getBlock: () => (isBlocked ? reply({ ...ben, since: 1 }) : refuse(404)),
    unblockPerson: () => {
      isBlocked = false;
      return done;
    },
  });
  await press('Unblock Ben Cole');
  expect(await screen.findByRole('heading', { name: 'You’ve unblocked Ben Cole' })).toBeVisible();
  expect(sent.map(({ operationId }) => operationId)).not.toContain('blockPerson');
});

it('a refusal is said on the page, which stays', async () => {
  const { press } = open(ben, { blockPerson: refuse(409, { detail: 'You can block at most 500 people.' }) });
  await press('Block Ben Cole');
  expect(await screen.findByText('You can block at most 500 people.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Block Ben Cole' })).toBeEnabled();
});

it('warns a pod’s leader that they won’t see what they’d have to remove', async () => {
  open({ ...ben, leads: true });
  expect(await screen.findByText(/You lead a pod with them/)).toBeVisible();
});
