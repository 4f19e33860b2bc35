import { pathTo, paths } from '../../../domain/links';
import { businessPlaces } from '../../ui/places/places';
import { toBusinessPanel } from '../../businesses';
import type { Crumb } from '../../ui/pages/Breadcrumbs';

export const webhooksPath = (businessId: string): string => pathTo(paths.webhooks, { business: businessId });

export const webhookCrumbs = (businessId: string, here: string): Crumb[] => [
  ...toBusinessPanel,
  { label: businessPlaces.webhooks.name, to: webhooksPath(businessId) },
  { label: here },
];
