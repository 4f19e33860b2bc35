const replacements = [
  // Of Mantine's own palettes none is used (src/client/ui/theme.ts): each would be forty variables in every page.
  [/const DEFAULT_COLORS = \{[^;]*\};/, 'const DEFAULT_COLORS = {};'],
  // All variables are written (src/client/ui/ThemeProvider.tsx): none is counted out for being in Mantine's own sheet.
  [
    /const defaultCssVariables = defaultCssVariablesResolver\(DEFAULT_THEME\);/,
    'const defaultCssVariables = { variables: {}, light: {}, dark: {} };',
  ],
];

/** Mantine's look, which is not ours, left out of the two modules that hold it. */
module.exports = (source) => {
  const found = replacements.find(([pattern]) => pattern.test(source));
  if (!found) throw new Error('Mantine keeps its palettes elsewhere: see .config/ownColors.cjs');
  return source.replace(...found);
};
