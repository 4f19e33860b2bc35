import { colorSchemeKey } from '../ui/theme/themeStorage';

function storedTheme(): string | null {
  try {
    return localStorage.getItem(colorSchemeKey);
  } catch {
    // Storage is blocked, so the system's theme applies.
    return null;
  }
}

/** Applies the theme chosen on this device, otherwise the system's, before the first paint. */
export function paintColorScheme(): void {
  const chosen = storedTheme();
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
}
