import { screen, waitFor, within } from '@testing-library/react';
import type { OwnReport } from '../../contract/entities.gen';
import { pageLinks, paths } from '../../domain/links';
import { fakeApi, pending, refuse, reply } from '../testing/fakeApi';
import { renderPage, settled } from '../testing/renderPage';
import { idOf } from '../testing/samples';
import { signIn } from '../testing/token';
import { ToastsAndDialogs } from '../ui/messages/ToastsAndDialogs';
import { MyReportsPage } from './MyReportsPage';
import { aDecisionAboutMe, anOwnReport, decision, reportId } from './testing/samples';

const page = (
  <>
    <MyReportsPage />
    <ToastsAndDialogs />
  </>
);

describe('the list', () => {
  const open = (listMyReports: Parameters<typeof fakeApi>[0]) => {
    fakeApi(listMyReports);
    return renderPage(page, { route: paths.reports });
  };

  it('has the user’s reports with their state, and decisions about the user', async () => {
    const mine = anOwnReport();
    const about = aDecisionAboutMe({ id: idOf(951), kind: 'COMMENT' });
    open({ listMyReports: reply([mine, about]) });
    const link = await screen.findByRole('link', { name: 'Message from Ben Cole' });
    expect(link).toHaveAttribute('href', pageLinks.report(reportId));
    const rowOf = (one: HTMLElement) => within(one.closest('li') as HTMLElement);
    expect(rowOf(link).getByText('Being looked at')).toBeVisible();
    expect(rowOf(screen.getByRole('link', { name: 'A comment of yours' })).getByText('Decided')).toBeVisible();
  });

  it('says how to report while there is none', async () => {
    open({ listMyReports: reply([]) });
    expect(await screen.findByText('No reports')).toBeVisible();
    expect(screen.getByText(/choose ‘Report…’/)).toBeVisible();
  });

  it('never looks empty while it loads or has failed', async () => {
    const { unmount } = open({ listMyReports: pending });
    await settled();
    expect(screen.queryByText('No reports')).not.toBeInTheDocument();
    unmount();
    open({ listMyReports: refuse(503) });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText('No reports')).not.toBeInTheDocument();
  });

  it('shows long names whole', async () => {
    const name = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(5);
    open({ listMyReports: reply([anOwnReport({ aboutName: name, kind: 'PERSON' })]) });
    expect(await screen.findByRole('link', { name })).toBeVisible();
  });
});

describe('one report', () => {
  function open(report: OwnReport, given: Parameters<typeof fakeApi>[0] = {}) {
    signIn(idOf(9));
    const api = fakeApi({ getReportOutcome: reply(report), ...given });
    return { api, ...renderPage(page, { route: pageLinks.report(reportId) }) };
  }

  it('shows whoever reported what they reported, and that it isn’t decided yet', async () => {
    open(anOwnReport());
    expect(await screen.findByRole('heading', { level: 1, name: 'Your report' })).toBeVisible();
    expect(screen.getByText('You never finish anything.')).toBeVisible();
    expect(screen.getByText('He writes this every week.')).toBeVisible();
    expect(screen.getByText('Your reason: Harassment or hate')).toBeVisible();
    expect(screen.getByText(/Nothing has been decided yet/)).toBeVisible();
    expect(screen.queryByLabelText('Your answer')).not.toBeInTheDocument();
  });

  it('shows the person it is about the decision as said to them, without the reporter', async () => {
    open(aDecisionAboutMe());
    expect(await screen.findByRole('heading', { level: 1, name: 'A decision about you' })).toBeVisible();
    expect(screen.getByText('It’s been removed.')).toBeVisible();
    expect(screen.getByText('We’re kinder here.')).toBeVisible();
    expect(screen.queryByText(/Your reason|It’s about/)).not.toBeInTheDocument();
  });

  it('can be answered once', async () => {
    const { user, api } = open(anOwnReport({ ...decision, can: { appeal: true } }), {
      appealReport: reply(anOwnReport({ ...decision, answer: 'It goes on.' })),
    });
    await user.click(await screen.findByRole('button', { name: 'Send answer' }));
    await waitFor(() => expect(screen.getByLabelText('Your answer')).toHaveAccessibleDescription('Answer is required'));
    await user.type(screen.getByLabelText('Your answer'), 'It goes on.');
    api.replies.getReportOutcome = reply(anOwnReport({ ...decision, answer: 'It goes on.' }));
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Your answer has arrived')).toBeVisible();
    await waitFor(() => expect(screen.queryByLabelText('Your answer')).not.toBeInTheDocument());
    expect(screen.getByText('It goes on.')).toBeVisible();
    expect(api.sent.find(({ operationId }) => operationId === 'appealReport')?.body).toEqual({ words: 'It goes on.' });
  });

  it('says why it can’t be answered any more, once the form is gone', async () => {
    const { user, api } = open(aDecisionAboutMe(), {
      appealReport: refuse(409, { code: 'not_decided', detail: 'It’s being looked at right now.' }),
    });
    await user.type(await screen.findByLabelText('Your answer'), 'Wait.');
    api.replies.getReportOutcome = reply(aDecisionAboutMe({ can: { appeal: false } }));
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('It’s being looked at right now.')).toBeVisible();
    await waitFor(() => expect(screen.queryByLabelText('Your answer')).not.toBeInTheDocument());
  });

  it('keeps the words of an answer that couldn’t be sent', async () => {
    const { user } = open(aDecisionAboutMe(), { appealReport: refuse(503) });
    await user.type(await screen.findByLabelText('Your answer'), 'Wait.');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('Your answer')).toHaveValue('Wait.');
  });

  it('that isn’t the user’s is not found', async () => {
    open(anOwnReport(), { getReportOutcome: refuse(404) });
    expect(await screen.findByText('Sorry, page not found')).toBeVisible();
  });
});
