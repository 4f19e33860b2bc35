import { mySettingsPath, paths } from '../../domain/links';
import { words } from './words.gen';

/** The first breadcrumbs of the business's own pages. */
export const toBusinessPanel = [
  { label: words.settings.crumb, to: paths.mySettings },
  { label: words.settings.panel, to: mySettingsPath('business') },
];
