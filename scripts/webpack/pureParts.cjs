/**
 * Marks React components that a library creates on loading (`var Form = React.forwardRef(…)`) as pure, so that unused
 * ones are left out. Their display names are only for developer tools.
 */
module.exports = (source) =>
  source
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/*#__PURE__*/ $2')
    .replace(/^\w+\.displayName = (['"])\w+\1;$/gm, '')
    .replace(
      /^(\w+)\.defaultProps = (\{[^}]*\});\n(var \w+ = \/\*#__PURE__\*\/)connect\(\1\);$/gm,
      '$3 connect(/*#__PURE__*/ Object.assign($1, { defaultProps: $2 }));',
    );
