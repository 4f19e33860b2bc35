import type { Clock } from './platform/clock';
import type { Config } from './platform/config/config';
import type { Deps } from './platform/context';
import type { Database } from './platform/database/client';
import { makeOidcClient } from './platform/outgoing/oidcClient';
import { makePushSender } from './platform/outgoing/pushSender';
import { makeWebhookSender } from './platform/outgoing/webhookSender';
import { makeZoomClient } from './platform/outgoing/zoomClient';

export function liveDeps(database: Database, config: Config, clock: Clock): Omit<Deps, 'logger'> {
  return {
    database,
    clock,
    config,
    zoom: makeZoomClient({ apiUrl: config.zoomApiUrl, clock }),
    push: makePushSender({ database, clock, config }),
    webhooks: makeWebhookSender(),
    oidc: makeOidcClient({ clock }),
  };
}
