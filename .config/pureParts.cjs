/**
 * What a library makes of React as it is loaded (`var Form = React.forwardRef(…)`) does nothing but be there: said of each, so
 * that what nobody uses of them is left out. Their names are for the developer's tools alone.
 */
module.exports = (source) =>
  source
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/*#__PURE__*/ $2')
    .replace(/^\w+\.displayName = (['"])\w+\1;$/gm, '')
    // A class gets its defaults where it is used.
    .replace(
      /^(\w+)\.defaultProps = (\{[^}]*\});\n(var \w+ = \/\*#__PURE__\*\/)connect\(\1\);$/gm,
      '$3 connect(/*#__PURE__*/ Object.assign($1, { defaultProps: $2 }));',
    );
