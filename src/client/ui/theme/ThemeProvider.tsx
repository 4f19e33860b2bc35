import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme';
import { colorSchemeKey } from './themeStorage';
import './styles';

const colorSchemeManager = localStorageColorSchemeManager({ key: colorSchemeKey });

export function ThemeProvider({ children, env }: { children: ReactNode; env?: 'test' }) {
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      // `theme.gen.css` contains the variables.
      withCssVariables={false}
      env={env}
    >
      {children}
    </MantineProvider>
  );
}
