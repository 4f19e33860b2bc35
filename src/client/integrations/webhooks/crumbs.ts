import { pathTo, paths } from '../../../domain/links';
import { toBusinessPanel } from '../../businesses';
import type { Crumb } from '../../ui/pages/Breadcrumbs';
import { words } from './words';

export const webhooksPath = (businessId: string): string => pathTo(paths.webhooks, { business: businessId });

export const webhookCrumbs = (businessId: string, here: string): Crumb[] => [
  ...toBusinessPanel,
  { label: words.list.title, to: webhooksPath(businessId) },
  { label: here },
];
