import { Button, Radio, useMantineColorScheme } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { logout } from '../session';
import { Section } from '../ui/pages/Section';
import classes from './account.module.css';
import { words } from './words.gen';

const text = words.settings;

const themes = ['light', 'dark', 'auto'] as const;

export function DeviceSection() {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Section title={text.device}>
      <Radio.Group label={text.theme} value={colorScheme} onChange={(theme) => setColorScheme(theme)}>
        <div className={classes.choices}>
          {themes.map((theme) => (
            <Radio key={theme} value={theme} label={text.themes[theme]} />
          ))}
        </div>
      </Radio.Group>
      <div>
        <Button variant="default" onClick={() => void dispatch(logout())}>
          {text.logOut}
        </Button>
      </div>
    </Section>
  );
}
