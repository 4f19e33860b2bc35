import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, refuse, reply, type Reply, type Sent } from '../../testing/fakeApi';
import { renderPage, settled } from '../../testing/renderPage';
import { anAvailablePod, anInvite } from '../testing/invites';
import { SignUpParticipantPage } from './SignUpParticipantPage';

const code = 'invite-code-1';
const PAGE_SIZE = 2;

const pods = ['Anchors', 'Badgers', 'Canaries', 'Dolphins', 'Eagles'].map((name, index) =>
  anAvailablePod(index + 1, name, index === 4 ? 0 : 2, `2030-01-07T1${index}:00:00Z`),
);

const byPages = ({ url }: Sent) => {
  const q = url.searchParams.get('q')?.toLowerCase() ?? '';
  const found = pods.filter(({ name }) => name.toLowerCase().includes(q));
  const start = Number(url.searchParams.get('after') ?? 0);
  const [end, link] = [start + PAGE_SIZE, `<${url.pathname}?after=${start + PAGE_SIZE}>; rel="next"`];
  return reply(anInvite({ info: { availablePods: found.slice(start, end) } }), {
    'X-Total-Count': String(found.length),
    ...(end < found.length && { Link: link }),
  });
};

function open(getInvite: typeof byPages | Reply = byPages) {
  const api = fakeApi({ getInvite });
  const page = renderPage(<SignUpParticipantPage />, { route: `/sign-up/participant?invite=${code}` });
  const queries = () =>
    api.sent
      .filter(({ operationId }) => operationId === 'getInvite')
      .map(({ url }) => [url.searchParams.get('q'), url.searchParams.get('after')]);
  return { ...page, ...api, queries };
}

const names = () =>
  screen
    .queryAllByRole('radio')
    .map((radio) => radio.closest('[class*="Radio-root"]')?.querySelector('label')?.textContent)
    .slice(0, -2);
const areShown = (expected: string[]) => waitFor(() => expect(names()).toEqual(expected));

async function searchFor({ user }: ReturnType<typeof open>, what: string) {
  const field = await screen.findByLabelText('Search pods');
  await user.clear(field);
  await user.type(field, what);
}

test('if there are more pods than loaded, the rest load on demand', async () => {
  const page = open();
  await areShown(['Anchors', 'Badgers']);
  const more = () => page.user.click(screen.getByRole('button', { name: 'Show more pods' }));
  await more();
  await areShown(['Anchors', 'Badgers', 'Canaries', 'Dolphins']);
  await more();
  await areShown(['Anchors', 'Badgers', 'Canaries', 'Dolphins', 'Eagles']);
  expect(within(screen.getByRole('group', { name: /Full pods/ })).getByLabelText('Eagles')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more pods' })).not.toBeInTheDocument();
  expect(page.queries()).toEqual([
    [null, null],
    [null, '2'],
    [null, '4'],
  ]);
});

test('pods that couldn’t be loaded show an error in their place; the form keeps what was typed', async () => {
  const page = open();
  await page.user.type(await screen.findByLabelText('Email'), 'maya@example.com');
  page.replies.getInvite = refuse(404);
  await page.user.click(screen.getByRole('button', { name: 'Show more pods' }));
  expect(await screen.findByText(/We couldn’t load more pods/)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com');
  expect(names()).toEqual(['Anchors', 'Badgers']);
  page.replies.getInvite = byPages;
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await areShown(['Anchors', 'Badgers', 'Canaries', 'Dolphins']);
});

test('if there are more pods than loaded, the server searches them, and Enter doesn’t submit the form', async () => {
  const page = open();
  await searchFor(page, 'eag{Enter}');
  await areShown(['Eagles']);
  expect(screen.getByRole('status')).toHaveTextContent('1 pod found');
  expect(page.queries().at(-1)).toEqual(['eag', null]);
  expect(screen.queryByText('Please agree to terms')).not.toBeInTheDocument();
  await searchFor(page, 'nobody');
  await areShown([]);
  expect(screen.getByText('No pod has that name.')).toBeVisible();
  expect(screen.queryByText(/There are no pods to choose from yet/)).not.toBeInTheDocument();
});

test('the chosen pod stays selected and visible during a search', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('radio', { name: 'Badgers' }));
  await searchFor(page, 'eag');
  await areShown(['Badgers', 'Eagles']);
  expect(screen.getByRole('radio', { name: 'Badgers' })).toBeChecked();
  await page.user.click(screen.getByRole('radio', { name: 'Eagles' }));
  await areShown(['Eagles']);
  expect(screen.getByRole('radio', { name: 'Eagles' })).toBeChecked();
});

test('a failed search shows an error, and can be retried', async () => {
  const page = open();
  await areShown(['Anchors', 'Badgers']);
  page.replies.getInvite = refuse(500);
  await searchFor(page, 'eag');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('No pod has that name.')).not.toBeInTheDocument();
  page.replies.getInvite = byPages;
  await page.user.click(again);
  await areShown(['Eagles']);
});

test('further pods appear below the earlier ones, in any time zone', async () => {
  // A Sunday night in the reader's zone is a Monday in UTC, and vice versa.
  const [late, early] = ['2030-01-13T23:30:00Z', '2030-01-07T00:30:00Z'];
  const [first, further] = [anAvailablePod(1, 'Late', 2, late), anAvailablePod(2, 'Early', 2, early)];
  const page = open(({ url }) =>
    url.searchParams.has('after')
      ? reply(anInvite({ info: { availablePods: [further] } }), { 'X-Total-Count': '2' })
      : reply(anInvite({ info: { availablePods: [first] } }), {
          'X-Total-Count': '2',
          Link: `<${url.pathname}?after=1>; rel="next"`,
        }),
  );
  await page.user.click(await screen.findByRole('button', { name: 'Show more pods' }));
  await areShown(['Late', 'Early']);
});

test('if all pods are loaded, there is no search', async () => {
  open(reply(anInvite({ info: { availablePods: pods } })));
  await areShown(['Anchors', 'Badgers', 'Canaries', 'Dolphins', 'Eagles']);
  await settled();
  expect(screen.queryByLabelText('Search pods')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more pods' })).not.toBeInTheDocument();
});
