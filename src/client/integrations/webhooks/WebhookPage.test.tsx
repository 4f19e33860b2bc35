import { screen, waitFor, within } from '@testing-library/react';
import type { Webhook, WebhookDelivery } from '../../../contract/entities.gen';
import { pageLinks, pathTo, paths } from '../../../domain/links';
import { integrationsApi } from '../../api/integrationsApi';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { renderPage, settled } from '../../testing/renderPage';
import { aBusiness, idOf } from '../../testing/samples';
import { ToastsAndDialogs } from '../../ui/messages/ToastsAndDialogs';
import { nowInSeconds } from '../../ui/useNow';
import { WebhookPage } from './WebhookPage';

const business = aBusiness({ name: 'Kiln & Co' });
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwq1vXbP0Zk3A=';

const aWebhook = (changes: Partial<Webhook> = {}): Webhook => ({
  id: idOf(1),
  url: 'https://hooks.example.com/stepwell',
  events: ['member.joined', 'member.left'],
  created: Date.parse('2026-01-06T19:00:00Z') / 1000,
  createdBy: 'Marian Meyer',
  enabled: true,
  ...changes,
});

const aDelivery = (number: number, changes: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: idOf(number),
  type: 'member.joined',
  created: nowInSeconds() - 300,
  state: 'DELIVERED',
  tries: 1,
  lastTry: nowInSeconds() - 300,
  status: 200,
  ...changes,
});

function open(
  given: { webhook?: Partial<Webhook>; deliveries?: WebhookDelivery[]; replies?: Parameters<typeof fakeApi>[0] } = {},
) {
  const webhook = aWebhook(given.webhook);
  const api = fakeApi({
    listMyBusinesses: reply([business]),
    getWebhook: reply(webhook),
    listWebhookDeliveries: reply(given.deliveries ?? []),
    ...given.replies,
  });
  const page = (
    <>
      <WebhookPage />
      <ToastsAndDialogs />
    </>
  );
  const sentTo = (operationId: string) => api.sent.filter((one) => one.operationId === operationId);
  return { ...api, sentTo, ...renderPage(page, { route: pageLinks.webhook(business.id, webhook.id) }) };
}

const heading = () => screen.findByRole('heading', { name: 'hooks.example.com' });

describe('the settings of a webhook', () => {
  it('only what was changed is sent', async () => {
    const page = open({ replies: { updateWebhook: reply(aWebhook()) } });
    await page.user.click(await screen.findByRole('checkbox', { name: 'Four people are waiting for a pod' }));
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(page.sentTo('updateWebhook').map(({ body }) => body)).toEqual([
        { events: ['member.joined', 'member.left', 'waitlist.ready'] },
      ]),
    );
    expect(await screen.findByText('Your changes are saved.')).toBeVisible();
  });

  it('a save leaves alone what somebody else has changed meanwhile', async () => {
    const events = ['member.joined' as const];
    const moved = aWebhook({ url: 'https://moved.example.com/stepwell' });
    const page = open({ replies: { updateWebhook: reply(moved), getWebhook: reply(aWebhook({ events })) } });
    const box = await screen.findByRole('checkbox', { name: 'Four people are waiting for a pod' });
    page.store.dispatch(
      integrationsApi.util.updateQueryData('getWebhook', { id: business.id, webhookId: idOf(1) }, () => moved),
    );
    await page.user.click(box);
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(page.sentTo('updateWebhook').map(({ body }) => body)).toEqual([{ events: [...events, 'waitlist.ready'] }]),
    );
  });

  it('an address that isn’t called is refused at its field', async () => {
    const errors = [{ path: 'url', message: '10.0.0.1 is not on the public Internet.' }];
    const page = open({ replies: { updateWebhook: refuse(400, { errors }) } });
    const field = await screen.findByLabelText('Address');
    await page.user.clear(field);
    await page.user.type(field, 'https://10.0.0.1/hook');
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/not on the public Internet/));
    expect(field).toHaveValue('https://10.0.0.1/hook');
  });

  it('a webhook needs an event', async () => {
    const page = open();
    for (const name of ['Someone joins a membership', 'Someone leaves a membership, or is removed']) {
      await page.user.click(await screen.findByRole('checkbox', { name }));
    }
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Events' })).toHaveAccessibleDescription(/Choose at least one event/),
    );
    expect(page.sentTo('updateWebhook')).toEqual([]);
  });
});

describe('the state of a webhook', () => {
  const disabled = Date.parse('2026-03-02T12:00:00Z') / 1000;

  it.each([
    ['GONE', /takes no more messages/],
    ['FAILING', /accepted nothing for 5 days/],
    ['CREATOR_LEFT', /person who created it/],
  ] as const)('says why it is off (%s), and can be turned on', async (disabledReason, why) => {
    const page = open({
      webhook: { enabled: false, disabled, disabledReason },
      deliveries: [aDelivery(2)],
      replies: { updateWebhook: reply(aWebhook()) },
    });
    expect(await screen.findByText('This webhook is off')).toBeVisible();
    expect(screen.getByText(why)).toHaveTextContent(/Mar 2/);
    await screen.findByText('Delivered');
    expect(screen.queryByRole('button', { name: /Send/ })).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Turn on' }));
    await waitFor(() => expect(page.sentTo('updateWebhook').map(({ body }) => body)).toEqual([{ enabled: true }]));
    await waitFor(async () => expect(await heading()).toHaveFocus());
  });

  it('can’t be turned on with an expired key', async () => {
    open({ webhook: { enabled: false, disabled, disabledReason: 'KEY_EXPIRED' } });
    expect(await screen.findByText(/API key that expired on Mar 2/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Turn on' })).not.toBeInTheDocument();
  });

  it('says since when nothing was accepted', async () => {
    open({ webhook: { failingSince: disabled } });
    expect(await screen.findByText(/accepted nothing since Mar 2/)).toBeVisible();
  });
});

describe('the deliveries', () => {
  it('show what came of each message', async () => {
    open({
      deliveries: [
        aDelivery(2, { response: 'ok' }),
        aDelivery(3, {
          type: 'waitlist.ready',
          state: 'WAITING',
          tries: 2,
          status: 503,
          nextTry: Date.parse('2099-03-03T19:00:00Z') / 1000,
        }),
        aDelivery(4, { type: 'webhook.test', state: 'FAILED', status: undefined, response: 'getaddrinfo ENOTFOUND' }),
      ],
    });
    await screen.findByText('Delivered');
    const rows = screen.getAllByRole('listitem').filter((item) => item.querySelector('b') !== null);
    const [one, two, three] = rows;
    expect(one?.textContent).toMatch(/Someone joins a membershipDelivered5 minutes ago.*Status 200/);
    expect(within(one!).getByText('ok')).not.toBeVisible();
    expect(two?.textContent).toMatch(
      /Four people are waiting for a podWaiting.*Status 503.*Tried twice.*Next try Mar 3, 2099, /,
    );
    expect(three?.textContent).toMatch(/TestFailed.*getaddrinfo ENOTFOUND/);
  });

  it('can be sent again, by a button that says which', async () => {
    const page = open({ deliveries: [aDelivery(2)], replies: { resendWebhookDelivery: reply(aDelivery(2)) } });
    await page.user.click(
      await screen.findByRole('button', { name: 'Send again Someone joins a membership, 5 minutes ago' }),
    );
    await waitFor(() => expect(page.sentTo('resendWebhookDelivery')[0]?.url.pathname).toContain(idOf(2)));
    expect(await screen.findByText('The message is on its way again.')).toBeVisible();
  });

  it('begin with a test', async () => {
    const page = open({
      replies: { testWebhook: reply(aDelivery(2, { type: 'webhook.test', state: 'WAITING', tries: 0 })) },
    });
    expect(await screen.findByText(/Nothing has been sent yet/)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Send a test' }));
    await waitFor(() => expect(page.sentTo('testWebhook')).toHaveLength(1));
    await waitFor(() => expect(page.sentTo('listWebhookDeliveries').length).toBeGreaterThan(1));
  });

  it('say why a test couldn’t be sent', async () => {
    const page = open({
      replies: { testWebhook: refuse(429, { detail: 'Please try again in an hour.' }) },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Send a test' }));
    expect(await screen.findByText(/try again in an hour/)).toBeVisible();
  });
});

describe('the secret', () => {
  const replace = async (page: ReturnType<typeof open>) => {
    await page.user.click(await screen.findByRole('button', { name: 'Replace secret' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace the secret?' }));
    await page.user.click(dialog.getByRole('button', { name: 'Replace secret' }));
  };

  it('is shown once when it is replaced, and never in the store', async () => {
    const page = open({ replies: { replaceWebhookSecret: reply({ webhook: aWebhook(), secret }) } });
    await replace(page);
    expect(await screen.findByRole('textbox', { name: 'Secret' })).toHaveValue(secret);
    expect(JSON.stringify(page.store.getState())).not.toContain(secret);
    await page.user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(async () => expect(await heading()).toHaveFocus());
    expect(document.body.textContent).not.toContain(secret);
  });

  it('isn’t left without a question until it is copied', async () => {
    const page = open({ replies: { replaceWebhookSecret: reply({ webhook: aWebhook(), secret }) } });
    await replace(page);
    await screen.findByRole('textbox', { name: 'Secret' });
    await page.user.click(screen.getByRole('link', { name: 'Webhooks' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without copying the secret?' }));
    await page.user.click(dialog.getByRole('button', { name: 'Stay here' }));
    expect(screen.getByRole('textbox', { name: 'Secret' })).toHaveValue(secret);
  });

  it('that was replaced today says until when the previous one holds', async () => {
    const page = open({ webhook: { previousUntil: Date.parse('2026-03-04T12:00:00Z') / 1000 } });
    expect(await screen.findByText(/also signed with the previous secret until Mar 4/)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Replace secret' }));
    expect(await screen.findByText(/stops working at once/)).toBeVisible();
  });
});

it('a webhook is deleted after a question, and the list is next', async () => {
  const page = open({ replies: { deleteWebhook: reply({ done: true }), listWebhooks: reply([]) } });
  await page.user.click(await screen.findByRole('button', { name: 'Delete webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Delete the webhook to hooks.example.com/ }));
  await page.user.click(dialog.getByRole('button', { name: 'Delete webhook' }));
  await waitFor(() => expect(page.address()).toBe(pathTo(paths.webhooks, { business: business.id })));
  expect(page.sentTo('deleteWebhook')).toHaveLength(1);
  await settled();
});
