import { screen, waitFor, within } from '@testing-library/react';
import type { Report } from '../../contract/entities.gen';
import { businessReportsPath, pageLinks } from '../../domain/links';
import { NOW } from '../testing/clock';
import { fakeApi, pending, refuse, reply } from '../testing/fakeApi';
import { renderPage, settled } from '../testing/renderPage';
import { aBusiness, businessCan, idOf } from '../testing/samples';
import { signIn } from '../testing/token';
import { ToastsAndDialogs } from '../ui/messages/ToastsAndDialogs';
import { ReportsPage } from './ReportsPage';
import { aReport, aSummary, decision, reportId } from './testing/samples';

const business = aBusiness();
type Replies = Parameters<typeof fakeApi>[0];

beforeEach(() => {
  URL.createObjectURL = () => 'blob:image';
  URL.revokeObjectURL = () => undefined;
});

function open(route: string, given: Replies) {
  signIn(idOf(9));
  const api = fakeApi({ listMyBusinesses: reply([business]), ...given });
  const page = renderPage(
    <>
      <ReportsPage />
      <ToastsAndDialogs />
    </>,
    { route },
  );
  const bodyOf = (operationId: string) => api.sent.find((one) => one.operationId === operationId)?.body;
  return { ...page, api, bodyOf };
}

describe('the queue', () => {
  const list = businessReportsPath(business.id);

  it('lists open reports with reason, place, person and age, and marks answered ones', async () => {
    open(list, {
      listReports: reply([aSummary(), aSummary({ id: idOf(951), kind: 'PERSON', reason: 'DANGER', appealed: true })]),
    });
    expect(await screen.findByRole('link', { name: 'Message from Ben Cole' })).toHaveAttribute(
      'href',
      pageLinks.businessReport(business.id, reportId),
    );
    expect(screen.getByText(/Harassment or hate.+Early Birds, Small Steps Circle/)).toBeVisible();
    expect(screen.getAllByText('2 hours ago')).toHaveLength(2);
    const other = within(screen.getByRole('link', { name: 'Ben Cole' }).closest('li') as HTMLElement);
    expect(other.getByText('Answered')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('2 reports');
  });

  it('lists closed ones with what was decided', async () => {
    const { api } = open(businessReportsPath(business.id, 'closed'), {
      listReports: reply([aSummary({ closed: NOW - 60_000, outcome: 'DISABLED' })]),
    });
    expect(await screen.findByText('Access turned off')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Closed' })).toHaveAttribute('aria-current', 'page');
    const asked = api.sent.find(({ operationId }) => operationId === 'listReports')?.url.searchParams;
    expect(asked?.get('closed')).toBe('true');
  });

  it.each([
    [undefined, 'No open reports'],
    ['closed', 'No closed reports'],
  ] as const)('says when there is none', async (panel, title) => {
    open(businessReportsPath(business.id, panel), { listReports: reply([]) });
    expect(await screen.findByText(title)).toBeVisible();
  });

  it('never looks empty while it loads or has failed', async () => {
    const { unmount } = open(list, { listReports: pending });
    await settled();
    expect(screen.queryByText('No open reports')).not.toBeInTheDocument();
    unmount();
    open(list, { listReports: refuse(503) });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('loads further pages', async () => {
    const link = `</v1/businesses/${business.id}/reports?after=x>; rel="next"`;
    const { user } = open(list, {
      listReports: ({ url }) =>
        url.searchParams.has('after')
          ? reply([aSummary({ id: idOf(952), kind: 'PHOTO' })], { 'X-Total-Count': '2' })
          : reply([aSummary()], { 'X-Total-Count': '2', Link: link }),
    });
    await user.click(await screen.findByRole('button', { name: /more/i }));
    expect(await screen.findByRole('link', { name: 'Photo of Ben Cole' })).toBeVisible();
  });

  it('is for staff who handle reports only', async () => {
    const can = { ...businessCan(true), handleReports: false };
    open(list, { listMyBusinesses: reply([aBusiness({ can })]) });
    expect(await screen.findByText('Sorry, page not found')).toBeVisible();
  });
});

describe('a report', () => {
  const openOne = (report: Report, given: Replies = {}) =>
    open(pageLinks.businessReport(business.id, reportId), { getReport: reply(report), ...given });

  it('shows what was reported after the messages before it, who reported, and why', async () => {
    openOne(aReport());
    const what = within(await screen.findByRole('region', { name: 'What was reported' }));
    const [before, reported] = what.getAllByRole('listitem');
    expect(before).toHaveTextContent(/Anna Lee.+Nearly there/);
    expect(within(before!).queryByText('Reported')).not.toBeInTheDocument();
    expect(within(reported!).getByText('Reported')).toBeVisible();
    expect(within(reported!).getByText('You never finish anything.')).toBeVisible();
    expect(screen.getByText('Reason: Harassment or hate')).toBeVisible();
    expect(screen.getByText('He writes this every week.')).toBeVisible();
    expect(screen.getByText(/^Reported by Anna Lee/)).toBeVisible();
  });

  it('shows the kept image with its description', async () => {
    const image = { authorName: 'Ben Cole', imageId: idOf(77), alt: 'A bowl', reported: true };
    const { unmount } = openOne(aReport({ kind: 'IMAGE', items: [image] }), {
      getReportImage: reply('pixels', { 'Content-Type': 'image/webp' }),
    });
    expect(await screen.findByRole('img', { name: 'Image: A bowl' })).toHaveAttribute('src', 'blob:image');
    unmount();
    openOne(aReport({ kind: 'IMAGE', items: [image] }), { getReportImage: refuse(503) });
    expect(await screen.findByText('We couldn’t load this image.')).toBeVisible();
  });

  it('offers only the outcomes that are possible, and names the act on the button', async () => {
    const { user } = openOne(aReport({ outcomes: ['REMOVED_FROM_POD', 'DISMISSED'] }));
    const group = within(await screen.findByRole('group', { name: 'What happens?' }));
    expect(group.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'REMOVED_FROM_POD',
      'DISMISSED',
    ]);
    await user.click(group.getByRole('radio', { name: 'Change nothing' }));
    expect(screen.getByRole('button', { name: 'Close report' })).toBeVisible();
    await user.click(group.getByRole('radio', { name: 'Remove from pod' }));
    expect(screen.getByRole('button', { name: 'Remove from pod' })).toBeVisible();
  });

  it('needs an outcome and a reason', async () => {
    const { user, bodyOf } = openOne(aReport());
    await user.click(await screen.findByRole('button', { name: 'Decide' }));
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'What happens?' })).toHaveAccessibleDescription(
        'Please choose what happens',
      ),
    );
    expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription(/Reason is required/);
    expect(bodyOf('decideReport')).toBeUndefined();
  });

  const decide = async ({ user }: ReturnType<typeof open>) => {
    await user.click(await screen.findByRole('radio', { name: 'Remove message' }));
    await user.type(screen.getByLabelText('Reason'), 'We’re kinder here.');
    await user.click(screen.getByRole('button', { name: 'Remove message' }));
  };

  it('a decision leads back to the list', async () => {
    const page = openOne(aReport(), { decideReport: reply(aReport({ ...decision, closed: NOW, outcomes: [] })) });
    await decide(page);
    await waitFor(() => expect(page.address()).toBe(businessReportsPath(business.id)));
    expect(await screen.findByText('Decided. Both people are told.')).toBeVisible();
    expect(page.bodyOf('decideReport')).toMatchObject({
      outcome: 'REMOVED',
      reason: 'We’re kinder here.',
      opened: expect.any(Number),
    });
  });

  it('one that somebody else has just decided says so, and shows the decision', async () => {
    const page = openOne(aReport(), { decideReport: refuse(409, { code: 'decided_already' }) });
    await screen.findByRole('radio', { name: 'Remove message' });
    page.api.replies.getReport = reply(
      aReport({ outcome: 'DISMISSED', outcomeReason: 'A joke.', decided: NOW, closed: NOW, outcomes: [] }),
    );
    await decide(page);
    expect(await screen.findByText(/Somebody else has just decided this report/)).toBeVisible();
    expect(await screen.findByText('A joke.')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('an outcome that is no longer possible is gone, and the reason stays', async () => {
    const detail = 'That’s no longer possible. Please choose something else.';
    const page = openOne(aReport(), { decideReport: refuse(409, { code: 'outcome_impossible', detail }) });
    await screen.findByRole('radio', { name: 'Remove message' });
    page.api.replies.getReport = reply(aReport({ outcomes: ['DISMISSED'] }));
    await decide(page);
    expect(await screen.findByText(detail)).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Decide' })).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveValue('We’re kinder here.');
  });

  it('after an answer it shows the earlier decision and the answer, and can be decided again', async () => {
    const answers = [{ words: 'It was a joke.', sent: NOW, by: 'ABOUT' as const }];
    openOne(aReport({ ...decision, decidedBy: 'Maya Okafor', answers, outcomes: ['DISMISSED'] }));
    const earlier = within(await screen.findByRole('region', { name: 'Earlier decision' }));
    expect(earlier.getByText('It’s been removed.')).toBeVisible();
    expect(earlier.getByText(/^Decided by Maya Okafor/)).toBeVisible();
    expect(screen.getByText('Ben Cole answers:')).toBeVisible();
    expect(screen.getByText('It was a joke.')).toBeVisible();
    expect(screen.getByRole('group', { name: 'What happens?' })).toBeVisible();
  });

  it('a closed one is read-only', async () => {
    openOne(aReport({ ...decision, closed: NOW, outcomes: [] }));
    expect(await screen.findByRole('region', { name: 'Decision' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Decide' })).not.toBeInTheDocument();
  });

  it('one that isn’t there, or is about the reader, is not found', async () => {
    openOne(aReport(), { getReport: refuse(404) });
    expect(await screen.findByText('Sorry, page not found')).toBeVisible();
  });
});

describe('help lines', () => {
  const help = businessReportsPath(business.id, 'help');

  it('are saved with the version they were read at', async () => {
    const { user, bodyOf } = open(help, {
      getBusinessReportGuidance: reply({ help: 'Old', version: 'a1' }),
      setReportGuidance: reply({ help: 'Samaritans: 116 123', version: 'b2' }),
    });
    const field = await screen.findByLabelText('Help lines');
    expect(field).toHaveValue('Old');
    await user.clear(field);
    await user.type(field, 'Samaritans: 116 123');
    await user.click(screen.getByRole('button', { name: 'Save help lines' }));
    expect(await screen.findByText('Help lines saved')).toBeVisible();
    expect(bodyOf('setReportGuidance')).toEqual({ help: 'Samaritans: 116 123', version: 'a1' });
  });

  it('changed by somebody else meanwhile, they show the others’ text before they are saved', async () => {
    const { user, api } = open(help, {
      getBusinessReportGuidance: reply({ help: 'Old', version: 'a1' }),
      setReportGuidance: refuse(409, { code: 'changed_meanwhile' }),
    });
    const field = await screen.findByLabelText('Help lines');
    await user.clear(field);
    await user.type(field, 'Mine');
    api.replies.getBusinessReportGuidance = reply({ help: 'Theirs', version: 'b2' });
    await user.click(screen.getByRole('button', { name: 'Save help lines' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Changed in the meantime to ‘Theirs’/));
    expect(field).toHaveValue('Mine');
  });

  it('that don’t load show an error', async () => {
    open(help, { getBusinessReportGuidance: refuse(503) });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
