import { colorSchemeKey } from '../ui/theme/themeStorage';

function storedTheme(): string | null {
  try {
    return localStorage.getItem(colorSchemeKey);
  } catch {
    // Storage is blocked: the system's theme applies.
    return null;
  }
}

export function paintColorScheme(): void {
  const chosen = storedTheme();
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
}
