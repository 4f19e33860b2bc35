export { MySettingsPage as mySettings } from '../../account/MySettingsPage';
