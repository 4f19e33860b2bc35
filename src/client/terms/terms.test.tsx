import { screen, waitFor, within } from '@testing-library/react';
import type { OwnTerms, PublishedTerms, TermsDocument } from '../../contract/entities.gen';
import { agreementsPath, businessTermsPath, paths, publicTermsPath, termsVersionPath } from '../../domain/links';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { aBusiness, anOwnedMembership, idOf } from '../testing/samples';
import { ToastsAndDialogs } from '../ui/messages/ToastsAndDialogs';
import { MyTermsPage } from './MyTermsPage';
import { ParticipantAgreementPage, ParticipantTermsPage, TermsPage } from './PublicTermsPages';
import { AgreementsPage, BusinessTermsPage } from './PublishTermsPages';

const PUBLISHED = Date.UTC(2026, 2, 3);

const document = (change: Partial<TermsDocument> = {}): TermsDocument => ({
  id: idOf(1),
  kind: 'TERMS',
  origin: 'PLATFORM',
  number: 1,
  published: Date.UTC(2022, 2, 1),
  text: 'Last updated March 1, 2022.\n\n# Your account\n\nIt is for one person.',
  required: true,
  ...change,
});

const ofBusiness = document({
  id: idOf(2),
  origin: 'BUSINESS',
  name: 'Kiln & Co',
  number: 2,
  published: PUBLISHED,
  whatChanged: 'We say who sees your steps.',
  text: 'Your pod sees your steps.',
});

describe('the public pages', () => {
  it('show each text in force, with its version and date', async () => {
    fakeApi({ getTermsInForce: reply({ documents: [document(), document({ id: idOf(3), kind: 'PRIVACY' })] }) });
    renderPage(<TermsPage />, { route: paths.terms });
    expect(await screen.findByRole('heading', { name: 'Privacy notice' })).toBeVisible();
    expect(screen.getAllByText('Version 1, published March 1, 2022')).toHaveLength(2);
    expect(screen.getAllByRole('heading', { name: 'Your account' })).toHaveLength(2);
  });

  it('show those of an invite’s business and membership, too', async () => {
    const agreement = document({ id: idOf(4), kind: 'PARTICIPANT_AGREEMENT', link: 'https://example.com/a' });
    delete agreement.text;
    const { sent } = fakeApi({ getInviteTerms: reply({ documents: [document(), ofBusiness, agreement] }) });
    renderPage(<ParticipantTermsPage />, {
      route: publicTermsPath(paths.signUpParticipantTerms, { invite: 'code-1' }),
    });
    expect(await screen.findByRole('heading', { name: 'Terms of Kiln & Co' })).toBeVisible();
    expect(screen.queryByText(/Participant agreement/)).not.toBeInTheDocument();
    expect(sent.map(({ url }) => url.pathname)).toEqual(['/v1/invites/code-1/terms']);
  });

  it('lead to an agreement that is a link', async () => {
    const agreement = document({ kind: 'PARTICIPANT_AGREEMENT', link: 'https://example.com/a' });
    delete agreement.text;
    fakeApi({ getTermsInForce: reply({ documents: [agreement] }) });
    renderPage(<ParticipantAgreementPage />, { route: paths.signUpParticipantAgreement });
    const link = await screen.findByRole('link', { name: 'Open: Participant agreement' });
    expect(link).toHaveAttribute('href', 'https://example.com/a');
  });
});

describe('my terms', () => {
  const accepted: OwnTerms['accepted'] = [
    {
      id: idOf(1),
      kind: 'TERMS',
      origin: 'PLATFORM',
      number: 1,
      published: Date.UTC(2022, 2, 1),
      accepted: PUBLISHED,
      act: 'SIGN_UP',
    },
  ];

  function open(own: OwnTerms, replies: Parameters<typeof fakeApi>[0] = {}) {
    const api = fakeApi({ listMyBusinesses: reply([aBusiness()]), getMyTerms: reply(own), ...replies });
    const page = renderPage(
      <>
        <ToastsAndDialogs />
        <MyTermsPage />
      </>,
      { route: `${paths.accountTerms}?return=${encodeURIComponent('/pods')}` },
    );
    const bodies = (operationId: string) =>
      api.sent.filter((one) => one.operationId === operationId).map(({ body }) => body);
    return { ...api, ...page, bodies };
  }

  it('say what is new and what changed; agreeing accepts the versions shown, and leads on', async () => {
    const page = open({ due: [ofBusiness], accepted }, { acceptTerms: reply({ due: [], accepted }) });
    expect(await screen.findByRole('heading', { name: 'Terms of Kiln & Co' })).toBeVisible();
    expect(screen.getByText('What changed: We say who sees your steps.')).toBeVisible();
    await page.user.click(screen.getByText('Read the text'));
    expect(screen.getByText('Your pod sees your steps.')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Agree' }));
    await waitFor(() => expect(page.address()).toBe('/pods'));
    expect(page.bodies('acceptTerms')).toEqual([{ versionIds: [idOf(2)] }]);
  });

  it('can be put off, and show how to leave', async () => {
    const page = open({ due: [ofBusiness], accepted: [] });
    const later = await screen.findByRole('link', { name: 'Not now' });
    expect(screen.getByRole('button', { name: 'Download my data' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Delete my account' })).toHaveAttribute('href', paths.deleteAccount);
    await page.user.click(later);
    await waitFor(() =>
      expect(page.bodies('deferAction')).toEqual([{ businessId: aBusiness().id, action: 'ACCEPT_TERMS' }]),
    );
    expect(page.bodies('acceptTerms')).toEqual([]);
  });

  it('a version that is replaced meanwhile is refused with words, and the new one shows', async () => {
    const detail = 'The terms have changed. Read them again.';
    const page = open(
      { due: [ofBusiness], accepted: [] },
      { acceptTerms: refuse(409, { code: 'terms_changed', detail }) },
    );
    const agree = await screen.findByRole('button', { name: 'Agree' });
    page.replies.getMyTerms = reply({ due: [{ ...ofBusiness, id: idOf(9), number: 3 }], accepted: [] });
    await page.user.click(agree);
    expect(await screen.findByText(detail)).toBeVisible();
    expect(await screen.findByText(/^Version 3/)).toBeVisible();
    expect(page.address()).toMatch(/^\/account\/terms/);
  });

  it('list what was accepted, when and how, with its text', async () => {
    const page = open({ due: [], accepted, confirmedAge: 16 }, { getTermsVersion: reply(document()) });
    const link = await screen.findByRole('link', { name: 'Terms, version 1' });
    expect(screen.getByText(/^Agreed on .* as you signed up$/)).toBeVisible();
    expect(screen.getByText('You’ve confirmed that you’re at least 16 years old.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Agree' })).not.toBeInTheDocument();
    expect(link).toHaveAttribute('href', termsVersionPath(idOf(1)));
    await page.user.click(link);
    expect(await screen.findByRole('heading', { name: 'Your account' })).toBeVisible();
  });
});

describe('publishing', () => {
  const version = (change: Partial<PublishedTerms> = {}): PublishedTerms => ({
    id: idOf(5),
    kind: 'TERMS',
    number: 1,
    published: PUBLISHED,
    publishedBy: 'Olga Owner',
    text: 'Be kind.',
    accepted: 12,
    concerned: 40,
    ...change,
  });

  function open(versions: PublishedTerms[], replies: Parameters<typeof fakeApi>[0] = {}) {
    const business = aBusiness();
    const api = fakeApi({
      listMyBusinesses: reply([{ ...business, owner: true, can: { ...business.can, edit: true } }]),
      listBusinessTerms: reply(versions),
      publishBusinessTerms: reply(versions),
      ...replies,
    });
    const page = renderPage(<BusinessTermsPage />, { route: businessTermsPath(business.id) });
    const bodies = () => api.sent.filter((one) => one.operationId === 'publishBusinessTerms').map(({ body }) => body);
    return { ...api, ...page, bodies };
  }

  it('the first version needs no note of changes, and shows a preview', async () => {
    const { user, bodies } = open([]);
    const text = await screen.findByLabelText('Text');
    await user.click(text);
    await user.paste('# Kindness\n\nBe kind.');
    await user.click(screen.getByText('Preview'));
    expect(screen.getByRole('heading', { name: 'Kindness' })).toBeVisible();
    expect(screen.queryByLabelText('What changed')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(bodies()).toEqual([{ kind: 'TERMS', text: '# Kindness\n\nBe kind.', whatChanged: '', after: 0 }]),
    );
  });

  it('the next says what changed; what is typed stays when it is refused', async () => {
    const { user, bodies } = open([version()], {
      publishBusinessTerms: refuse(409, { detail: 'Somebody was faster.' }),
    });
    expect(await screen.findByText(/we’ll ask 40 people who are here already/)).toBeVisible();
    expect(screen.getByText(/^12 of 40 have agreed/)).toBeVisible();
    expect(screen.getByText('Version 1, published March 3, 2026 by Olga Owner')).toBeVisible();
    await user.type(screen.getByLabelText('Text'), ' And patient.');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const change = screen.getByLabelText('What changed');
    await waitFor(() =>
      expect(change).toHaveAccessibleDescription(expect.stringContaining('What changed is required')),
    );
    await user.type(change, 'Patience');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Somebody was faster.')).toBeVisible();
    expect(bodies()).toEqual([{ kind: 'TERMS', text: 'Be kind. And patient.', whatChanged: 'Patience', after: 1 }]);
    expect(screen.getByLabelText('Text')).toHaveValue('Be kind. And patient.');
  });

  it('a text that somebody else has changed meanwhile isn’t overwritten unseen', async () => {
    const page = open([version()], { publishBusinessTerms: refuse(409, { code: 'changed_meanwhile' }) });
    await page.user.type(await screen.findByLabelText('Text'), ' And patient.');
    await page.user.type(screen.getByLabelText('What changed'), 'Patience');
    page.replies.listBusinessTerms = reply([version({ id: idOf(6), number: 2, text: 'Be quiet.' }), version()]);
    await page.user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Text')).toHaveAccessibleDescription(expect.stringContaining('Be quiet.')),
    );
    expect(screen.getByLabelText('Text')).toHaveValue('Be kind. And patient.');
    expect(page.bodies()).toMatchObject([{ after: 1 }]);
    page.replies.publishBusinessTerms = reply([version({ number: 3 })]);
    await page.user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(page.bodies()).toMatchObject([{ after: 1 }, { after: 2 }]));
  });

  it('a text is withdrawn after a question', async () => {
    const { user, bodies } = open([version()]);
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(bodies()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Withdraw the text' }));
    await waitFor(() => expect(bodies()).toEqual([{ kind: 'TERMS', text: '', after: 1 }]));
  });

  it('agreements of a membership have a page with a tab for each', async () => {
    const membership = anOwnedMembership();
    fakeApi({
      listMyBusinesses: reply([aBusiness()]),
      getMembership: reply(membership),
      listAgreements: reply([version({ kind: 'PARTICIPANT_AGREEMENT', text: 'Take part.' })]),
    });
    renderPage(<AgreementsPage />, { route: agreementsPath(membership.id, 'PARTICIPANT_AGREEMENT') });
    expect(await screen.findByLabelText('Text')).toHaveValue('Take part.');
    const tabs = within(screen.getByRole('navigation', { name: 'Texts' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, 'page']);
  });
});
