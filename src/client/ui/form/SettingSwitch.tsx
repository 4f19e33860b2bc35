import { Switch, type SwitchProps } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';

interface SettingSwitchProps extends SwitchProps {
  label: string;
}

/** For what applies at once; in a form that is saved, use `CheckboxField`. */
export function SettingSwitch({ label, ...others }: SettingSwitchProps) {
  // The visible label also contains the description, which would become part of the name.
  return <Switch size="md" label={label} aria-label={label} {...others} />;
}
