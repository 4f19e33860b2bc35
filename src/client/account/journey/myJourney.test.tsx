import { screen, within } from '@testing-library/react';
import type { JourneyPod, JourneyStep, JourneyYear } from '../../../contract/entities.gen';
import { mySettingsPath, paths } from '../../../domain/links';
import { fakeApi, refuse, reply, type Sent } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { idOf } from '../../testing/samples';
import { account, openSettings } from '../testing/settings';
import { MyJourneyPage } from './MyJourneyPage';

const mockReplaceLocation = jest.fn();
jest.mock('../../ui/replaceLocation', () => ({ replaceLocation: (link: string) => mockReplaceLocation(link) }));

const at = (date: string) => Date.parse(`${date}T18:00:00Z`);

const step = (changes: Partial<JourneyStep>): JourneyStep => ({
  id: idOf(400),
  status: 'Done',
  overdue: false,
  goal: 'Sell at the market',
  description: 'Glaze ten bowls',
  commitmentDate: at('2026-02-03'),
  created: at('2026-01-27'),
  cheers: 0,
  ...changes,
});

const pods: Record<string, JourneyPod[]> = {
  2025: [{ podName: 'Larks', came: 0, apologies: 0, missed: 2, steps: [step({ status: 'NotDone' })] }],
  2026: [
    {
      podId: idOf(200),
      podName: 'Early Birds',
      membershipName: 'Momentum Circle',
      came: 7,
      apologies: 1,
      missed: 0,
      steps: [
        step({ id: idOf(402), goal: 'Open a shop', description: 'Look at rooms', status: 'NotDone' }),
        step({ cheers: 2 }),
        step({ id: idOf(401), status: 'InProgress', description: 'Fire them' }),
      ],
    },
  ],
};

const years: JourneyYear[] = [
  { year: 2025, steps: 1, done: 0, cheers: 0, came: 0, apologies: 0, missed: 2 },
  { year: 2026, steps: 2, done: 1, cheers: 2, came: 7, apologies: 1, missed: 0 },
];

const ofYear = ({ url }: Sent) => reply(pods[url.pathname.split('/').at(-1) ?? '']);

function open(given: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    getMyAccount: reply(account),
    getJourney: reply(years),
    getJourneyYear: ofYear,
    ...given,
  });
  return { ...api, ...renderPage(<MyJourneyPage />, { route: paths.myJourney }) };
}

it('my journey sums up each year, newest first, then lists its pods with their steps by goal', async () => {
  open();
  const year = await screen.findByRole('region', { name: '2026' });
  expect(within(year).getByText('1 step done · 7 meetings attended · 2 cheers')).toBeVisible();
  expect(within(year).getByRole('heading', { name: 'Early Birds' })).toBeVisible();
  expect(within(year).getByText('7 meetings attended · 1 with apologies')).toBeVisible();
  const goals = within(year).getAllByRole('heading', { level: 4 });
  expect(
    goals.map(({ textContent, parentElement }) => [
      textContent,
      /\d steps? done/.exec(parentElement?.textContent ?? '')?.[0],
    ]),
  ).toEqual([
    ['Sell at the market', '1 step done'],
    ['Open a shop', undefined],
  ]);
  expect(
    within(year)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Fire them.*Scheduled/),
    expect.stringMatching(/^Glaze ten bowls.*Done.*2 cheers$/),
    expect.stringMatching(/^Look at rooms.*Not Done/),
  ]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['2026', '2025']);
  const before = screen.getByRole('region', { name: '2025' });
  expect(within(before).getByText('1 step set')).toBeVisible();
  expect(within(before).getByRole('heading', { name: 'Larks' })).toBeVisible();
});

it('my journey prints with a title page', async () => {
  const print = jest.fn();
  window.print = print;
  const { user, container } = open();
  await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalled();
  expect(container.querySelector('.book > .cover')).toHaveTextContent('My journeyMaya Okafor2025–2026');
});

it('somebody new to Stepwell is shown where the journey starts, and has nothing to print', async () => {
  open({ getJourney: reply([]) });
  expect(await screen.findByText('Your journey starts here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to my Next Tiny Step' })).toHaveAttribute('href', paths.podsNextTinyStep);
  expect(screen.queryByRole('button', { name: 'Print or save as PDF' })).not.toBeInTheDocument();
});

it('a year that couldn’t be loaded is an error, not a gap, and loads on retry', async () => {
  const { user, replies } = open({ getJourneyYear: refuse(500) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('region', { name: '2025' })).not.toBeInTheDocument();
  replies.getJourneyYear = ofYear;
  await user.click(retry);
  expect(await screen.findByRole('region', { name: '2025' })).toBeVisible();
});

it('my settings link to my journey, and download my data with a ticket', async () => {
  const { api, user } = openSettings(mySettingsPath('profile'), {
    createTicket: reply({ ticket: 'tk_1', expires: 1 }),
  });
  expect(await screen.findByRole('link', { name: 'My journey' })).toHaveAttribute('href', paths.myJourney);
  await user.click(screen.getByRole('link', { name: 'Account' }));
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  expect(mockReplaceLocation).toHaveBeenCalledWith(expect.stringContaining('/v1/users/my-account/data?authToken=tk_1'));
  expect(api.sent.some(({ operationId }) => operationId === 'createTicket')).toBe(true);
});
