import type { SettingsPanel } from '../../domain/links';
import { businessPlaces } from '../ui/places/places';
import { words } from './words.gen';

export const settingsPanelNames: Record<SettingsPanel, string> = {
  ...words.settings.panels,
  admins: businessPlaces.admins.name,
};
