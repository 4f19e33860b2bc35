import { screen, waitFor, within } from '@testing-library/react';
import type { Webhook } from '../../../contract/entities.gen';
import { MAX_WEBHOOKS } from '../../../domain/integrations/webhooks';
import { pageLinks, pathTo, paths } from '../../../domain/links';
import { fakeApi, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { aBusiness, idOf } from '../../testing/samples';
import { CreateWebhookPage } from './CreateWebhookPage';
import { WebhooksPage } from './WebhooksPage';

const business = aBusiness({ name: 'Kiln & Co' });
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwq1vXbP0Zk3A=';

const aWebhook = (number: number, changes: Partial<Webhook> = {}): Webhook => ({
  id: idOf(number),
  url: 'https://hooks.example.com/stepwell',
  events: ['member.joined', 'member.left'],
  created: Date.parse('2026-01-06T19:00:00Z') / 1000,
  createdBy: 'Marian Meyer',
  enabled: true,
  ...changes,
});

const list = (webhooks: Webhook[]) => {
  const api = fakeApi({ listMyBusinesses: reply([business]), listWebhooks: reply(webhooks) });
  return { ...api, ...renderPage(<WebhooksPage />, { route: paths.webhooks }) };
};

it('a webhook shows where it goes, what it is told, and who created it', async () => {
  list([
    aWebhook(1),
    aWebhook(2, { url: 'https://chat.example.org/x', apiKeyName: 'Zapier', events: ['step.done'], failingSince: 1 }),
    aWebhook(3, { url: 'https://old.example.org/x', enabled: false, events: ['step.done', 'pod.left', 'pod.joined'] }),
  ]);
  const link = await screen.findByRole('link', { name: 'hooks.example.com' });
  expect(link).toHaveAttribute('href', pageLinks.webhook(business.id, idOf(1)));
  const texts = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(texts.find((text) => text.startsWith('hooks'))).toBe(
    'hooks.example.comCreated by Marian Meyer on Jan 6, 2026Someone joins a membership\u00a0· Someone leaves a membership, or is removed',
  );
  expect(texts.find((text) => text.startsWith('chat'))).toContain('FailingCreated with the API key ‘Zapier’');
  expect(texts.find((text) => text.startsWith('old'))).toMatch(/Off.*3 events$/);
});

it('a business without webhooks is told what they are for, and can create one', async () => {
  list([]);
  expect(await screen.findByText('No webhooks yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create a webhook' })).toHaveAttribute(
    'href',
    pathTo(paths.webhooksAdd, { business: business.id }),
  );
});

it('a business with as many webhooks as possible is told so, and can’t create another', async () => {
  list(Array.from({ length: MAX_WEBHOOKS }, (_, index) => aWebhook(index + 1)));
  expect(await screen.findByText(/You have 50 webhooks/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create a webhook' })).not.toBeInTheDocument();
});

describe('creating a webhook', () => {
  const open = () => {
    const api = fakeApi({
      listMyBusinesses: reply([business]),
      createWebhook: reply({ webhook: aWebhook(1), secret }),
    });
    const page = renderPage(<CreateWebhookPage />, { route: paths.webhooksAdd });
    const bodies = () => api.sent.filter(({ operationId }) => operationId === 'createWebhook').map(({ body }) => body);
    return { ...api, ...page, bodies };
  };
  const submit = ({ user }: ReturnType<typeof open>) =>
    user.click(screen.getByRole('button', { name: 'Create webhook' }));

  it('takes an address and events, and shows the secret once, never in the store', async () => {
    const page = open();
    await page.user.type(await screen.findByLabelText('Address'), ' https://hooks.example.com/stepwell ');
    await page.user.click(screen.getByRole('checkbox', { name: 'Someone joins a membership' }));
    await submit(page);
    expect(await screen.findByRole('textbox', { name: 'Secret' })).toHaveValue(secret);
    expect(page.bodies()).toEqual([{ url: 'https://hooks.example.com/stepwell', events: ['member.joined'] }]);
    expect(JSON.stringify(page.store.getState())).not.toContain(secret);
    expect(screen.getByRole('link', { name: 'Done' })).toHaveAttribute('href', pageLinks.webhook(business.id, idOf(1)));
  });

  it('needs both', async () => {
    const page = open();
    await screen.findByLabelText('Address');
    await submit(page);
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveAccessibleDescription(/Address is required/));
    expect(within(screen.getByRole('group')).getByText('Choose at least one event')).toBeVisible();
    expect(page.bodies()).toEqual([]);
  });
});
